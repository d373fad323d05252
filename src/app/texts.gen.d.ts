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
import type texts26 from '../../modules/catalogue/with-pwa/install/locales/en.json'
import type texts27 from '../../modules/connected-apps/app-mail/locales/en.json'
import type texts28 from '../../modules/connected-apps/app-notifications/locales/en.json'
import type texts29 from '../../modules/connected-apps/jobs/locales/en.json'
import type texts30 from '../../modules/connected-apps/layouts/locales/en.json'
import type texts31 from '../../modules/connected-apps/locales/en.json'
import type texts32 from '../../modules/covers/layouts/locales/en.json'
import type texts33 from '../../modules/directory/locales/en.json'
import type texts34 from '../../modules/directory/scopes/locales/en.json'
import type texts35 from '../../modules/duplicates/resource-pages/locales/en.json'
import type texts36 from '../../modules/gallery/dev-pages/locales/en.json'
import type texts37 from '../../modules/gallery/layouts/locales/en.json'
import type texts38 from '../../modules/gallery/locales/en.json'
import type texts39 from '../../modules/idempotency/jobs/locales/en.json'
import type texts40 from '../../modules/idempotency/problems/locales/en.json'
import type texts41 from '../../modules/imports/import-notifications/locales/en.json'
import type texts42 from '../../modules/imports/jobs/locales/en.json'
import type texts43 from '../../modules/imports/locales/en.json'
import type texts44 from '../../modules/imports/problems/locales/en.json'
import type texts45 from '../../modules/imports/resource-pages/locales/en.json'
import type texts46 from '../../modules/inline-edit/resource-pages/locales/en.json'
import type texts47 from '../../modules/invitations/activity/locales/en.json'
import type texts48 from '../../modules/invitations/invitation-mail/locales/en.json'
import type texts49 from '../../modules/invitations/invitation-notifications/locales/en.json'
import type texts50 from '../../modules/invitations/jobs/locales/en.json'
import type texts51 from '../../modules/invitations/layouts/locales/en.json'
import type texts52 from '../../modules/invitations/organizations/locales/en.json'
import type texts53 from '../../modules/invitations/problems/locales/en.json'
import type texts54 from '../../modules/invitations/scopes/locales/en.json'
import type texts55 from '../../modules/live/locales/en.json'
import type texts56 from '../../modules/notifications/account/locales/en.json'
import type texts57 from '../../modules/notifications/identity-notifications/locales/en.json'
import type texts58 from '../../modules/notifications/jobs/locales/en.json'
import type texts59 from '../../modules/notifications/layouts/locales/en.json'
import type texts60 from '../../modules/notifications/locales/en.json'
import type texts61 from '../../modules/notifications/notification-mail/locales/en.json'
import type texts62 from '../../modules/notifications/with-shared-shelves/notifications/locales/en.json'
import type texts63 from '../../modules/openid/activity/locales/en.json'
import type texts64 from '../../modules/openid/linked-accounts/locales/en.json'
import type texts65 from '../../modules/openid/login/locales/en.json'
import type texts66 from '../../modules/openid/problems/locales/en.json'
import type texts67 from '../../modules/openid/provider-mail/locales/en.json'
import type texts68 from '../../modules/organizations/activity/locales/en.json'
import type texts69 from '../../modules/organizations/layouts/locales/en.json'
import type texts70 from '../../modules/organizations/locales/en.json'
import type texts71 from '../../modules/organizations/problems/locales/en.json'
import type texts72 from '../../modules/organizations/scopes/locales/en.json'
import type texts73 from '../../modules/passkey-only/activity/locales/en.json'
import type texts74 from '../../modules/passkey-only/layouts/locales/en.json'
import type texts75 from '../../modules/passkey-only/locales/en.json'
import type texts76 from '../../modules/passkey-only/login/locales/en.json'
import type texts77 from '../../modules/passkey-only/passkey-only-mail/locales/en.json'
import type texts78 from '../../modules/passkey-only/problems/locales/en.json'
import type texts79 from '../../modules/passkey-only/session-list/locales/en.json'
import type texts80 from '../../modules/passkeys/activity/locales/en.json'
import type texts81 from '../../modules/passkeys/admin-passkey/locales/en.json'
import type texts82 from '../../modules/passkeys/locales/en.json'
import type texts83 from '../../modules/passkeys/login/locales/en.json'
import type texts84 from '../../modules/passkeys/passkey-mail/locales/en.json'
import type texts85 from '../../modules/passkeys/problems/locales/en.json'
import type texts86 from '../../modules/passkeys/session-list/locales/en.json'
import type texts87 from '../../modules/pwa/install/locales/en.json'
import type texts88 from '../../modules/reader/books/locales/en.json'
import type texts89 from '../../modules/reader/home/locales/en.json'
import type texts90 from '../../modules/reader/layouts/locales/en.json'
import type texts91 from '../../modules/reader/with-pwa/install/locales/en.json'
import type texts92 from '../../modules/reading/layouts/locales/en.json'
import type texts93 from '../../modules/reading/locales/en.json'
import type texts94 from '../../modules/reading/problems/locales/en.json'
import type texts95 from '../../modules/reading/reading-list/locales/en.json'
import type texts96 from '../../modules/reading/scopes/locales/en.json'
import type texts97 from '../../modules/reading/shelves/locales/en.json'
import type texts98 from '../../modules/saved-views/activity/locales/en.json'
import type texts99 from '../../modules/saved-views/locales/en.json'
import type texts100 from '../../modules/saved-views/problems/locales/en.json'
import type texts101 from '../../modules/shared-shelves/activity/locales/en.json'
import type texts102 from '../../modules/shared-shelves/layouts/locales/en.json'
import type texts103 from '../../modules/shared-shelves/shelf-notifications/locales/en.json'
import type texts104 from '../../modules/shared-shelves/shelves/locales/en.json'
import type texts105 from '../../modules/shelves/account/locales/en.json'
import type texts106 from '../../modules/shelves/activity/locales/en.json'
import type texts107 from '../../modules/shelves/install/locales/en.json'
import type texts108 from '../../modules/shelves/layouts/locales/en.json'
import type texts109 from '../../modules/shelves/locales/en.json'
import type texts110 from '../../modules/shelves/problems/locales/en.json'
import type texts111 from '../../modules/shelves/scopes/locales/en.json'
import type texts112 from '../../modules/shelves/users/locales/en.json'
import type texts113 from '../../modules/single-sign-on/activity/locales/en.json'
import type texts114 from '../../modules/single-sign-on/jobs/locales/en.json'
import type texts115 from '../../modules/single-sign-on/locales/en.json'
import type texts116 from '../../modules/single-sign-on/problems/locales/en.json'
import type texts117 from '../../modules/single-sign-on/scopes/locales/en.json'
import type texts118 from '../../modules/single-sign-on/session-list/locales/en.json'
import type texts119 from '../../modules/versions/resource-pages/locales/en.json'
import type texts120 from '../../modules/web-push/jobs/locales/en.json'
import type texts121 from '../../modules/web-push/notification-push/locales/en.json'
import type texts122 from '../../modules/webhooks/activity/locales/en.json'
import type texts123 from '../../modules/webhooks/jobs/locales/en.json'
import type texts124 from '../../modules/webhooks/layouts/locales/en.json'
import type texts125 from '../../modules/webhooks/locales/en.json'
import type texts126 from '../../modules/webhooks/problems/locales/en.json'
import type texts127 from '../../modules/webhooks/scopes/locales/en.json'
import type texts128 from '../../modules/webhooks/webhook-mail/locales/en.json'
import type texts129 from '../domains/identity/account/locales/en.json'
import type texts130 from '../domains/identity/dashboard/identity-dashboard/locales/en.json'
import type texts131 from '../domains/identity/login/locales/en.json'
import type texts132 from '../domains/identity/login/mail/locales/en.json'
import type texts133 from '../domains/identity/onboarding/locales/en.json'
import type texts134 from '../domains/identity/scopes/locales/en.json'
import type texts135 from '../domains/identity/session-list/locales/en.json'
import type texts136 from '../domains/identity/sign-out/locales/en.json'
import type texts137 from '../domains/identity/users/locales/en.json'
import type texts138 from '../domains/operations/demo/locales/en.json'
import type texts139 from '../domains/operations/dev-pages/locales/en.json'
import type texts140 from '../domains/operations/home/locales/en.json'
import type texts141 from '../domains/operations/jobs/locales/en.json'
import type texts142 from '../domains/operations/mailbox/locales/en.json'
import type texts143 from '../i18n/common/locales/en.json'
import type texts144 from '../i18n/validation/locales/en.json'
import type texts145 from '../kit/about/locales/en.json'
import type texts146 from '../kit/activity/locales/en.json'
import type texts147 from '../kit/commands/locales/en.json'
import type texts148 from '../kit/dashboard/locales/en.json'
import type texts149 from '../kit/devices/locales/en.json'
import type texts150 from '../kit/forms/locales/en.json'
import type texts151 from '../kit/pictures/locales/en.json'
import type texts152 from '../kit/problems/locales/en.json'
import type texts153 from '../kit/record-list/locales/en.json'
import type texts154 from '../kit/record-page/locales/en.json'
import type texts155 from '../kit/resource-pages/locales/en.json'
import type texts156 from '../layouts/locales/en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'activity': typeof texts0 & typeof texts12 & typeof texts47 & typeof texts63 & typeof texts68 & typeof texts73 & typeof texts80 & typeof texts98 & typeof texts101 & typeof texts106 & typeof texts113 & typeof texts122 & typeof texts146
    'key-mail': typeof texts1
    'key-notifications': typeof texts2
    'layouts': typeof texts3 & typeof texts7 & typeof texts20 & typeof texts30 & typeof texts32 & typeof texts37 & typeof texts51 & typeof texts59 & typeof texts69 & typeof texts74 & typeof texts90 & typeof texts92 & typeof texts102 & typeof texts108 & typeof texts124 & typeof texts156
    'api-keys': typeof texts4 & typeof texts24
    'problems': typeof texts5 & typeof texts22 & typeof texts40 & typeof texts44 & typeof texts53 & typeof texts66 & typeof texts71 & typeof texts78 & typeof texts85 & typeof texts94 & typeof texts100 & typeof texts110 & typeof texts116 & typeof texts126 & typeof texts152
    'dev-pages': typeof texts6 & typeof texts36 & typeof texts139
    'api-reference': typeof texts8
    'dashboard': typeof texts9 & typeof texts148
    'resource-pages': typeof texts10 & typeof texts35 & typeof texts45 & typeof texts46 & typeof texts119 & typeof texts155
    'captcha': typeof texts11
    'books': typeof texts13 & typeof texts25 & typeof texts88
    'commands': typeof texts14 & typeof texts147
    'catalogue-dashboard': typeof texts15
    'demo': typeof texts16 & typeof texts138
    'genres': typeof texts17
    'home': typeof texts18 & typeof texts89 & typeof texts140
    'jobs': typeof texts19 & typeof texts29 & typeof texts39 & typeof texts42 & typeof texts50 & typeof texts58 & typeof texts114 & typeof texts120 & typeof texts123 & typeof texts141
    'login': typeof texts21 & typeof texts65 & typeof texts76 & typeof texts83 & typeof texts131
    'scopes': typeof texts23 & typeof texts34 & typeof texts54 & typeof texts72 & typeof texts96 & typeof texts111 & typeof texts117 & typeof texts127 & typeof texts134
    'install': typeof texts26 & typeof texts87 & typeof texts91 & typeof texts107
    'app-mail': typeof texts27
    'app-notifications': typeof texts28
    'connected-apps': typeof texts31
    'directory': typeof texts33
    'gallery': typeof texts38
    'import-notifications': typeof texts41
    'imports': typeof texts43
    'invitation-mail': typeof texts48
    'invitation-notifications': typeof texts49
    'organizations': typeof texts52 & typeof texts70
    'live': typeof texts55
    'account': typeof texts56 & typeof texts105 & typeof texts129
    'identity-notifications': typeof texts57
    'notifications': typeof texts60 & typeof texts62
    'notification-mail': typeof texts61
    'linked-accounts': typeof texts64
    'provider-mail': typeof texts67
    'passkey-only': typeof texts75
    'passkey-only-mail': typeof texts77
    'session-list': typeof texts79 & typeof texts86 & typeof texts118 & typeof texts135
    'admin-passkey': typeof texts81
    'passkeys': typeof texts82
    'passkey-mail': typeof texts84
    'reading': typeof texts93
    'reading-list': typeof texts95
    'shelves': typeof texts97 & typeof texts104 & typeof texts109
    'saved-views': typeof texts99
    'shelf-notifications': typeof texts103
    'users': typeof texts112 & typeof texts137
    'single-sign-on': typeof texts115
    'notification-push': typeof texts121
    'webhooks': typeof texts125
    'webhook-mail': typeof texts128
    'identity-dashboard': typeof texts130
    'mail': typeof texts132
    'onboarding': typeof texts133
    'sign-out': typeof texts136
    'mailbox': typeof texts142
    'common': typeof texts143
    'validation': typeof texts144
    'about': typeof texts145
    'devices': typeof texts149
    'forms': typeof texts150
    'pictures': typeof texts151
    'record-list': typeof texts153
    'record-page': typeof texts154
  }
}
