// The build writes this file: vite/generated/text-types.ts.
import type texts0 from '../../modules/api-keys/activity/locales/en.json'
import type texts1 from '../../modules/api-keys/key-mail/locales/en.json'
import type texts2 from '../../modules/api-keys/key-notifications/locales/en.json'
import type texts3 from '../../modules/api-keys/layouts/locales/en.json'
import type texts4 from '../../modules/api-keys/locales/en.json'
import type texts5 from '../../modules/api-keys/problems/locales/en.json'
import type texts6 from '../../modules/api-reference/dev-pages/locales/en.json'
import type texts7 from '../../modules/api-reference/layouts/locales/en.json'
import type texts8 from '../../modules/api-reference/locales/en.json'
import type texts9 from '../../modules/backup/dashboard/locales/en.json'
import type texts10 from '../../modules/bulk-edit/resource-pages/locales/en.json'
import type texts11 from '../../modules/captcha/locales/en.json'
import type texts12 from '../../modules/catalogue/activity/locales/en.json'
import type texts13 from '../../modules/catalogue/books/locales/en.json'
import type texts14 from '../../modules/catalogue/commands/locales/en.json'
import type texts15 from '../../modules/catalogue/dashboard/catalogue-dashboard/locales/en.json'
import type texts16 from '../../modules/catalogue/demo/locales/en.json'
import type texts17 from '../../modules/catalogue/genres/locales/en.json'
import type texts18 from '../../modules/catalogue/home/locales/en.json'
import type texts19 from '../../modules/catalogue/jobs/locales/en.json'
import type texts20 from '../../modules/catalogue/layouts/locales/en.json'
import type texts21 from '../../modules/catalogue/login/locales/en.json'
import type texts22 from '../../modules/catalogue/problems/locales/en.json'
import type texts23 from '../../modules/catalogue/scopes/locales/en.json'
import type texts24 from '../../modules/catalogue/with-api-keys/api-keys/locales/en.json'
import type texts25 from '../../modules/catalogue/with-bulk-edit/books/locales/en.json'
import type texts26 from '../../modules/catalogue/with-gallery/gallery/locales/en.json'
import type texts27 from '../../modules/catalogue/with-pwa/install/locales/en.json'
import type texts28 from '../../modules/connected-apps/app-mail/locales/en.json'
import type texts29 from '../../modules/connected-apps/app-notifications/locales/en.json'
import type texts30 from '../../modules/connected-apps/jobs/locales/en.json'
import type texts31 from '../../modules/connected-apps/layouts/locales/en.json'
import type texts32 from '../../modules/connected-apps/locales/en.json'
import type texts33 from '../../modules/covers/layouts/locales/en.json'
import type texts34 from '../../modules/directory/locales/en.json'
import type texts35 from '../../modules/directory/scopes/locales/en.json'
import type texts36 from '../../modules/duplicates/resource-pages/locales/en.json'
import type texts37 from '../../modules/gallery/dev-pages/locales/en.json'
import type texts38 from '../../modules/gallery/layouts/locales/en.json'
import type texts39 from '../../modules/gallery/locales/en.json'
import type texts40 from '../../modules/idempotency/jobs/locales/en.json'
import type texts41 from '../../modules/idempotency/problems/locales/en.json'
import type texts42 from '../../modules/imports/import-notifications/locales/en.json'
import type texts43 from '../../modules/imports/jobs/locales/en.json'
import type texts44 from '../../modules/imports/locales/en.json'
import type texts45 from '../../modules/imports/problems/locales/en.json'
import type texts46 from '../../modules/imports/resource-pages/locales/en.json'
import type texts47 from '../../modules/inline-edit/resource-pages/locales/en.json'
import type texts48 from '../../modules/invitations/activity/locales/en.json'
import type texts49 from '../../modules/invitations/invitation-mail/locales/en.json'
import type texts50 from '../../modules/invitations/invitation-notifications/locales/en.json'
import type texts51 from '../../modules/invitations/jobs/locales/en.json'
import type texts52 from '../../modules/invitations/layouts/locales/en.json'
import type texts53 from '../../modules/invitations/organizations/locales/en.json'
import type texts54 from '../../modules/invitations/problems/locales/en.json'
import type texts55 from '../../modules/invitations/scopes/locales/en.json'
import type texts56 from '../../modules/kept-shelves/shelves/locales/en.json'
import type texts57 from '../../modules/live/locales/en.json'
import type texts58 from '../../modules/managed-organizations/layouts/locales/en.json'
import type texts59 from '../../modules/managed-organizations/organizations/locales/en.json'
import type texts60 from '../../modules/notifications/account/locales/en.json'
import type texts61 from '../../modules/notifications/identity-notifications/locales/en.json'
import type texts62 from '../../modules/notifications/jobs/locales/en.json'
import type texts63 from '../../modules/notifications/layouts/locales/en.json'
import type texts64 from '../../modules/notifications/locales/en.json'
import type texts65 from '../../modules/notifications/notification-mail/locales/en.json'
import type texts66 from '../../modules/notifications/with-shared-shelves/notifications/locales/en.json'
import type texts67 from '../../modules/openid/activity/locales/en.json'
import type texts68 from '../../modules/openid/linked-accounts/locales/en.json'
import type texts69 from '../../modules/openid/login/locales/en.json'
import type texts70 from '../../modules/openid/problems/locales/en.json'
import type texts71 from '../../modules/openid/provider-mail/locales/en.json'
import type texts72 from '../../modules/organizations/activity/locales/en.json'
import type texts73 from '../../modules/organizations/layouts/locales/en.json'
import type texts74 from '../../modules/organizations/locales/en.json'
import type texts75 from '../../modules/organizations/problems/locales/en.json'
import type texts76 from '../../modules/organizations/scopes/locales/en.json'
import type texts77 from '../../modules/passkey-only/activity/locales/en.json'
import type texts78 from '../../modules/passkey-only/layouts/locales/en.json'
import type texts79 from '../../modules/passkey-only/locales/en.json'
import type texts80 from '../../modules/passkey-only/login/locales/en.json'
import type texts81 from '../../modules/passkey-only/passkey-only-mail/locales/en.json'
import type texts82 from '../../modules/passkey-only/problems/locales/en.json'
import type texts83 from '../../modules/passkey-only/session-list/locales/en.json'
import type texts84 from '../../modules/passkeys/activity/locales/en.json'
import type texts85 from '../../modules/passkeys/admin-passkey/locales/en.json'
import type texts86 from '../../modules/passkeys/locales/en.json'
import type texts87 from '../../modules/passkeys/login/locales/en.json'
import type texts88 from '../../modules/passkeys/passkey-mail/locales/en.json'
import type texts89 from '../../modules/passkeys/problems/locales/en.json'
import type texts90 from '../../modules/passkeys/session-list/locales/en.json'
import type texts91 from '../../modules/pwa/install/locales/en.json'
import type texts92 from '../../modules/reader/books/locales/en.json'
import type texts93 from '../../modules/reader/home/locales/en.json'
import type texts94 from '../../modules/reader/layouts/locales/en.json'
import type texts95 from '../../modules/reader/with-gallery/gallery/locales/en.json'
import type texts96 from '../../modules/reader/with-pwa/install/locales/en.json'
import type texts97 from '../../modules/reading/layouts/locales/en.json'
import type texts98 from '../../modules/reading/locales/en.json'
import type texts99 from '../../modules/reading/problems/locales/en.json'
import type texts100 from '../../modules/reading/reading-list/locales/en.json'
import type texts101 from '../../modules/reading/scopes/locales/en.json'
import type texts102 from '../../modules/reading/shelves/locales/en.json'
import type texts103 from '../../modules/reading/with-gallery/gallery/locales/en.json'
import type texts104 from '../../modules/saved-views/activity/locales/en.json'
import type texts105 from '../../modules/saved-views/locales/en.json'
import type texts106 from '../../modules/saved-views/problems/locales/en.json'
import type texts107 from '../../modules/shared-shelves/activity/locales/en.json'
import type texts108 from '../../modules/shared-shelves/layouts/locales/en.json'
import type texts109 from '../../modules/shared-shelves/shelf-notifications/locales/en.json'
import type texts110 from '../../modules/shared-shelves/shelves/locales/en.json'
import type texts111 from '../../modules/shelves/account/locales/en.json'
import type texts112 from '../../modules/shelves/activity/locales/en.json'
import type texts113 from '../../modules/shelves/layouts/locales/en.json'
import type texts114 from '../../modules/shelves/locales/en.json'
import type texts115 from '../../modules/shelves/problems/locales/en.json'
import type texts116 from '../../modules/shelves/scopes/locales/en.json'
import type texts117 from '../../modules/shelves/users/locales/en.json'
import type texts118 from '../../modules/shelves/with-pwa/install/locales/en.json'
import type texts119 from '../../modules/single-sign-on/activity/locales/en.json'
import type texts120 from '../../modules/single-sign-on/jobs/locales/en.json'
import type texts121 from '../../modules/single-sign-on/locales/en.json'
import type texts122 from '../../modules/single-sign-on/problems/locales/en.json'
import type texts123 from '../../modules/single-sign-on/scopes/locales/en.json'
import type texts124 from '../../modules/single-sign-on/session-list/locales/en.json'
import type texts125 from '../../modules/teams/activity/locales/en.json'
import type texts126 from '../../modules/teams/layouts/locales/en.json'
import type texts127 from '../../modules/teams/organizations/locales/en.json'
import type texts128 from '../../modules/teams/problems/locales/en.json'
import type texts129 from '../../modules/teams/scopes/locales/en.json'
import type texts130 from '../../modules/versions/resource-pages/locales/en.json'
import type texts131 from '../../modules/web-push/jobs/locales/en.json'
import type texts132 from '../../modules/web-push/notification-push/locales/en.json'
import type texts133 from '../../modules/webhooks/activity/locales/en.json'
import type texts134 from '../../modules/webhooks/jobs/locales/en.json'
import type texts135 from '../../modules/webhooks/layouts/locales/en.json'
import type texts136 from '../../modules/webhooks/locales/en.json'
import type texts137 from '../../modules/webhooks/problems/locales/en.json'
import type texts138 from '../../modules/webhooks/scopes/locales/en.json'
import type texts139 from '../../modules/webhooks/webhook-mail/locales/en.json'
import type texts140 from '../domains/identity/account/locales/en.json'
import type texts141 from '../domains/identity/dashboard/identity-dashboard/locales/en.json'
import type texts142 from '../domains/identity/login/locales/en.json'
import type texts143 from '../domains/identity/login/mail/locales/en.json'
import type texts144 from '../domains/identity/onboarding/locales/en.json'
import type texts145 from '../domains/identity/scopes/locales/en.json'
import type texts146 from '../domains/identity/session-list/locales/en.json'
import type texts147 from '../domains/identity/sign-out/locales/en.json'
import type texts148 from '../domains/identity/users/locales/en.json'
import type texts149 from '../domains/operations/demo/locales/en.json'
import type texts150 from '../domains/operations/dev-pages/locales/en.json'
import type texts151 from '../domains/operations/home/locales/en.json'
import type texts152 from '../domains/operations/jobs/locales/en.json'
import type texts153 from '../domains/operations/mailbox/locales/en.json'
import type texts154 from '../i18n/common/locales/en.json'
import type texts155 from '../i18n/validation/locales/en.json'
import type texts156 from '../kit/about/locales/en.json'
import type texts157 from '../kit/activity/locales/en.json'
import type texts158 from '../kit/commands/locales/en.json'
import type texts159 from '../kit/dashboard/locales/en.json'
import type texts160 from '../kit/devices/locales/en.json'
import type texts161 from '../kit/forms/locales/en.json'
import type texts162 from '../kit/pictures/locales/en.json'
import type texts163 from '../kit/problems/locales/en.json'
import type texts164 from '../kit/record-list/locales/en.json'
import type texts165 from '../kit/record-page/locales/en.json'
import type texts166 from '../kit/resource-pages/locales/en.json'
import type texts167 from '../layouts/locales/en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'activity': typeof texts0 & typeof texts12 & typeof texts48 & typeof texts67 & typeof texts72 & typeof texts77 & typeof texts84 & typeof texts104 & typeof texts107 & typeof texts112 & typeof texts119 & typeof texts125 & typeof texts133 & typeof texts157
    'key-mail': typeof texts1
    'key-notifications': typeof texts2
    'layouts': typeof texts3 & typeof texts7 & typeof texts20 & typeof texts31 & typeof texts33 & typeof texts38 & typeof texts52 & typeof texts58 & typeof texts63 & typeof texts73 & typeof texts78 & typeof texts94 & typeof texts97 & typeof texts108 & typeof texts113 & typeof texts126 & typeof texts135 & typeof texts167
    'api-keys': typeof texts4 & typeof texts24
    'problems': typeof texts5 & typeof texts22 & typeof texts41 & typeof texts45 & typeof texts54 & typeof texts70 & typeof texts75 & typeof texts82 & typeof texts89 & typeof texts99 & typeof texts106 & typeof texts115 & typeof texts122 & typeof texts128 & typeof texts137 & typeof texts163
    'dev-pages': typeof texts6 & typeof texts37 & typeof texts150
    'api-reference': typeof texts8
    'dashboard': typeof texts9 & typeof texts159
    'resource-pages': typeof texts10 & typeof texts36 & typeof texts46 & typeof texts47 & typeof texts130 & typeof texts166
    'captcha': typeof texts11
    'books': typeof texts13 & typeof texts25 & typeof texts92
    'commands': typeof texts14 & typeof texts158
    'catalogue-dashboard': typeof texts15
    'demo': typeof texts16 & typeof texts149
    'genres': typeof texts17
    'home': typeof texts18 & typeof texts93 & typeof texts151
    'jobs': typeof texts19 & typeof texts30 & typeof texts40 & typeof texts43 & typeof texts51 & typeof texts62 & typeof texts120 & typeof texts131 & typeof texts134 & typeof texts152
    'login': typeof texts21 & typeof texts69 & typeof texts80 & typeof texts87 & typeof texts142
    'scopes': typeof texts23 & typeof texts35 & typeof texts55 & typeof texts76 & typeof texts101 & typeof texts116 & typeof texts123 & typeof texts129 & typeof texts138 & typeof texts145
    'gallery': typeof texts26 & typeof texts39 & typeof texts95 & typeof texts103
    'install': typeof texts27 & typeof texts91 & typeof texts96 & typeof texts118
    'app-mail': typeof texts28
    'app-notifications': typeof texts29
    'connected-apps': typeof texts32
    'directory': typeof texts34
    'import-notifications': typeof texts42
    'imports': typeof texts44
    'invitation-mail': typeof texts49
    'invitation-notifications': typeof texts50
    'organizations': typeof texts53 & typeof texts59 & typeof texts74 & typeof texts127
    'shelves': typeof texts56 & typeof texts102 & typeof texts110 & typeof texts114
    'live': typeof texts57
    'account': typeof texts60 & typeof texts111 & typeof texts140
    'identity-notifications': typeof texts61
    'notifications': typeof texts64 & typeof texts66
    'notification-mail': typeof texts65
    'linked-accounts': typeof texts68
    'provider-mail': typeof texts71
    'passkey-only': typeof texts79
    'passkey-only-mail': typeof texts81
    'session-list': typeof texts83 & typeof texts90 & typeof texts124 & typeof texts146
    'admin-passkey': typeof texts85
    'passkeys': typeof texts86
    'passkey-mail': typeof texts88
    'reading': typeof texts98
    'reading-list': typeof texts100
    'saved-views': typeof texts105
    'shelf-notifications': typeof texts109
    'users': typeof texts117 & typeof texts148
    'single-sign-on': typeof texts121
    'notification-push': typeof texts132
    'webhooks': typeof texts136
    'webhook-mail': typeof texts139
    'identity-dashboard': typeof texts141
    'mail': typeof texts143
    'onboarding': typeof texts144
    'sign-out': typeof texts147
    'mailbox': typeof texts153
    'common': typeof texts154
    'validation': typeof texts155
    'about': typeof texts156
    'devices': typeof texts160
    'forms': typeof texts161
    'pictures': typeof texts162
    'record-list': typeof texts164
    'record-page': typeof texts165
  }
}
