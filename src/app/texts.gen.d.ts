// The build writes this file: vite/generated/text-types.ts.
import type texts0 from '../../modules/api-keys/activity/locales/en.json'
import type texts1 from '../../modules/api-keys/key-mail/locales/en.json'
import type texts2 from '../../modules/api-keys/key-notifications/locales/en.json'
import type texts3 from '../../modules/api-keys/layouts/locales/en.json'
import type texts4 from '../../modules/api-keys/locales/en.json'
import type texts5 from '../../modules/api-keys/problems/locales/en.json'
import type texts6 from '../../modules/api-keys/scopes/locales/en.json'
import type texts7 from '../../modules/api-reference/layouts/locales/en.json'
import type texts8 from '../../modules/api-reference/locales/en.json'
import type texts9 from '../../modules/api-reference/with-developer-pages/developer-pages/locales/en.json'
import type texts10 from '../../modules/backup/with-getting-started/dashboard/locales/en.json'
import type texts11 from '../../modules/bulk-edit/resource-pages/locales/en.json'
import type texts12 from '../../modules/captcha/locales/en.json'
import type texts13 from '../../modules/catalogue/activity/locales/en.json'
import type texts14 from '../../modules/catalogue/books/locales/en.json'
import type texts15 from '../../modules/catalogue/dashboard/catalogue-dashboard/locales/en.json'
import type texts16 from '../../modules/catalogue/demo/locales/en.json'
import type texts17 from '../../modules/catalogue/home/locales/en.json'
import type texts18 from '../../modules/catalogue/jobs/locales/en.json'
import type texts19 from '../../modules/catalogue/layouts/locales/en.json'
import type texts20 from '../../modules/catalogue/login/locales/en.json'
import type texts21 from '../../modules/catalogue/problems/locales/en.json'
import type texts22 from '../../modules/catalogue/with-api-keys/api-keys/locales/en.json'
import type texts23 from '../../modules/catalogue/with-api-keys/scopes/locales/en.json'
import type texts24 from '../../modules/catalogue/with-bulk-edit/books/locales/en.json'
import type texts25 from '../../modules/catalogue/with-getting-started/catalogue-dashboard/locales/en.json'
import type texts26 from '../../modules/catalogue/with-palette/commands/locales/en.json'
import type texts27 from '../../modules/catalogue/with-palette/layouts/locales/en.json'
import type texts28 from '../../modules/catalogue/with-pwa/install/locales/en.json'
import type texts29 from '../../modules/column-choices/record-list/locales/en.json'
import type texts30 from '../../modules/connected-apps/app-mail/locales/en.json'
import type texts31 from '../../modules/connected-apps/app-notifications/locales/en.json'
import type texts32 from '../../modules/connected-apps/jobs/locales/en.json'
import type texts33 from '../../modules/connected-apps/layouts/locales/en.json'
import type texts34 from '../../modules/connected-apps/locales/en.json'
import type texts35 from '../../modules/covers/layouts/locales/en.json'
import type texts36 from '../../modules/developer-pages/layouts/locales/en.json'
import type texts37 from '../../modules/developer-pages/locales/en.json'
import type texts38 from '../../modules/developer-pages/mailbox/locales/en.json'
import type texts39 from '../../modules/directory/locales/en.json'
import type texts40 from '../../modules/directory/scopes/locales/en.json'
import type texts41 from '../../modules/duplicates/resource-pages/locales/en.json'
import type texts42 from '../../modules/exports/activity/locales/en.json'
import type texts43 from '../../modules/exports/record-list/locales/en.json'
import type texts44 from '../../modules/gallery/layouts/locales/en.json'
import type texts45 from '../../modules/gallery/locales/en.json'
import type texts46 from '../../modules/gallery/with-developer-pages/developer-pages/locales/en.json'
import type texts47 from '../../modules/genres/activity/locales/en.json'
import type texts48 from '../../modules/genres/layouts/locales/en.json'
import type texts49 from '../../modules/genres/locales/en.json'
import type texts50 from '../../modules/genres/problems/locales/en.json'
import type texts51 from '../../modules/genres/scopes/locales/en.json'
import type texts52 from '../../modules/genres/with-gallery/gallery/locales/en.json'
import type texts53 from '../../modules/getting-started/dashboard/locales/en.json'
import type texts54 from '../../modules/getting-started/identity-dashboard/locales/en.json'
import type texts55 from '../../modules/idempotency/jobs/locales/en.json'
import type texts56 from '../../modules/idempotency/problems/locales/en.json'
import type texts57 from '../../modules/imports/import-notifications/locales/en.json'
import type texts58 from '../../modules/imports/jobs/locales/en.json'
import type texts59 from '../../modules/imports/locales/en.json'
import type texts60 from '../../modules/imports/problems/locales/en.json'
import type texts61 from '../../modules/imports/resource-pages/locales/en.json'
import type texts62 from '../../modules/inline-edit/resource-pages/locales/en.json'
import type texts63 from '../../modules/invitations/activity/locales/en.json'
import type texts64 from '../../modules/invitations/invitation-mail/locales/en.json'
import type texts65 from '../../modules/invitations/invitation-notifications/locales/en.json'
import type texts66 from '../../modules/invitations/jobs/locales/en.json'
import type texts67 from '../../modules/invitations/layouts/locales/en.json'
import type texts68 from '../../modules/invitations/organizations/locales/en.json'
import type texts69 from '../../modules/invitations/problems/locales/en.json'
import type texts70 from '../../modules/invitations/with-api-keys/scopes/locales/en.json'
import type texts71 from '../../modules/kept-shelves/shelves/locales/en.json'
import type texts72 from '../../modules/live/locales/en.json'
import type texts73 from '../../modules/managed-organizations/layouts/locales/en.json'
import type texts74 from '../../modules/managed-organizations/organizations/locales/en.json'
import type texts75 from '../../modules/notifications/account/locales/en.json'
import type texts76 from '../../modules/notifications/identity-notifications/locales/en.json'
import type texts77 from '../../modules/notifications/jobs/locales/en.json'
import type texts78 from '../../modules/notifications/layouts/locales/en.json'
import type texts79 from '../../modules/notifications/locales/en.json'
import type texts80 from '../../modules/notifications/notification-mail/locales/en.json'
import type texts81 from '../../modules/notifications/with-shared-shelves/notifications/locales/en.json'
import type texts82 from '../../modules/openid/activity/locales/en.json'
import type texts83 from '../../modules/openid/linked-accounts/locales/en.json'
import type texts84 from '../../modules/openid/login/locales/en.json'
import type texts85 from '../../modules/openid/problems/locales/en.json'
import type texts86 from '../../modules/openid/provider-mail/locales/en.json'
import type texts87 from '../../modules/organization-webhooks/webhooks/locales/en.json'
import type texts88 from '../../modules/organizations/activity/locales/en.json'
import type texts89 from '../../modules/organizations/layouts/locales/en.json'
import type texts90 from '../../modules/organizations/locales/en.json'
import type texts91 from '../../modules/organizations/problems/locales/en.json'
import type texts92 from '../../modules/organizations/with-api-keys/scopes/locales/en.json'
import type texts93 from '../../modules/organizations/with-invitations/layouts/locales/en.json'
import type texts94 from '../../modules/organizations/with-invitations/organizations/locales/en.json'
import type texts95 from '../../modules/palette/commands/locales/en.json'
import type texts96 from '../../modules/palette/layouts/locales/en.json'
import type texts97 from '../../modules/palette/with-gallery/gallery/locales/en.json'
import type texts98 from '../../modules/passkey-only/activity/locales/en.json'
import type texts99 from '../../modules/passkey-only/layouts/locales/en.json'
import type texts100 from '../../modules/passkey-only/locales/en.json'
import type texts101 from '../../modules/passkey-only/login/locales/en.json'
import type texts102 from '../../modules/passkey-only/passkey-only-mail/locales/en.json'
import type texts103 from '../../modules/passkey-only/problems/locales/en.json'
import type texts104 from '../../modules/passkey-only/session-list/locales/en.json'
import type texts105 from '../../modules/passkeys/activity/locales/en.json'
import type texts106 from '../../modules/passkeys/admin-passkey/locales/en.json'
import type texts107 from '../../modules/passkeys/locales/en.json'
import type texts108 from '../../modules/passkeys/login/locales/en.json'
import type texts109 from '../../modules/passkeys/passkey-mail/locales/en.json'
import type texts110 from '../../modules/passkeys/problems/locales/en.json'
import type texts111 from '../../modules/passkeys/session-list/locales/en.json'
import type texts112 from '../../modules/peek/resource-pages/locales/en.json'
import type texts113 from '../../modules/pwa/install/locales/en.json'
import type texts114 from '../../modules/reader/books/locales/en.json'
import type texts115 from '../../modules/reader/home/locales/en.json'
import type texts116 from '../../modules/reader/layouts/locales/en.json'
import type texts117 from '../../modules/reader/with-gallery/gallery/locales/en.json'
import type texts118 from '../../modules/reader/with-pwa/install/locales/en.json'
import type texts119 from '../../modules/reading/layouts/locales/en.json'
import type texts120 from '../../modules/reading/locales/en.json'
import type texts121 from '../../modules/reading/problems/locales/en.json'
import type texts122 from '../../modules/reading/reading-list/locales/en.json'
import type texts123 from '../../modules/reading/shelves/locales/en.json'
import type texts124 from '../../modules/reading/with-api-keys/scopes/locales/en.json'
import type texts125 from '../../modules/reading/with-gallery/gallery/locales/en.json'
import type texts126 from '../../modules/saved-views/activity/locales/en.json'
import type texts127 from '../../modules/saved-views/locales/en.json'
import type texts128 from '../../modules/saved-views/problems/locales/en.json'
import type texts129 from '../../modules/shared-shelves/activity/locales/en.json'
import type texts130 from '../../modules/shared-shelves/layouts/locales/en.json'
import type texts131 from '../../modules/shared-shelves/shelf-notifications/locales/en.json'
import type texts132 from '../../modules/shared-shelves/shelves/locales/en.json'
import type texts133 from '../../modules/shelves/account/locales/en.json'
import type texts134 from '../../modules/shelves/activity/locales/en.json'
import type texts135 from '../../modules/shelves/layouts/locales/en.json'
import type texts136 from '../../modules/shelves/locales/en.json'
import type texts137 from '../../modules/shelves/problems/locales/en.json'
import type texts138 from '../../modules/shelves/users/locales/en.json'
import type texts139 from '../../modules/shelves/with-api-keys/scopes/locales/en.json'
import type texts140 from '../../modules/shelves/with-pwa/install/locales/en.json'
import type texts141 from '../../modules/single-sign-on/activity/locales/en.json'
import type texts142 from '../../modules/single-sign-on/jobs/locales/en.json'
import type texts143 from '../../modules/single-sign-on/locales/en.json'
import type texts144 from '../../modules/single-sign-on/problems/locales/en.json'
import type texts145 from '../../modules/single-sign-on/session-list/locales/en.json'
import type texts146 from '../../modules/single-sign-on/with-api-keys/scopes/locales/en.json'
import type texts147 from '../../modules/teams/activity/locales/en.json'
import type texts148 from '../../modules/teams/layouts/locales/en.json'
import type texts149 from '../../modules/teams/organizations/locales/en.json'
import type texts150 from '../../modules/teams/problems/locales/en.json'
import type texts151 from '../../modules/teams/with-api-keys/scopes/locales/en.json'
import type texts152 from '../../modules/versions/resource-pages/locales/en.json'
import type texts153 from '../../modules/web-push/jobs/locales/en.json'
import type texts154 from '../../modules/web-push/notification-push/locales/en.json'
import type texts155 from '../../modules/webhook-log/webhooks/locales/en.json'
import type texts156 from '../../modules/webhooks/activity/locales/en.json'
import type texts157 from '../../modules/webhooks/jobs/locales/en.json'
import type texts158 from '../../modules/webhooks/layouts/locales/en.json'
import type texts159 from '../../modules/webhooks/locales/en.json'
import type texts160 from '../../modules/webhooks/problems/locales/en.json'
import type texts161 from '../../modules/webhooks/webhook-mail/locales/en.json'
import type texts162 from '../../modules/webhooks/with-api-keys/scopes/locales/en.json'
import type texts163 from '../domains/identity/account/locales/en.json'
import type texts164 from '../domains/identity/dashboard/identity-dashboard/locales/en.json'
import type texts165 from '../domains/identity/login/locales/en.json'
import type texts166 from '../domains/identity/login/mail/locales/en.json'
import type texts167 from '../domains/identity/onboarding/locales/en.json'
import type texts168 from '../domains/identity/session-list/locales/en.json'
import type texts169 from '../domains/identity/sign-out/locales/en.json'
import type texts170 from '../domains/identity/users/locales/en.json'
import type texts171 from '../domains/operations/demo/locales/en.json'
import type texts172 from '../domains/operations/home/locales/en.json'
import type texts173 from '../domains/operations/jobs/locales/en.json'
import type texts174 from '../domains/operations/mailbox/locales/en.json'
import type texts175 from '../i18n/common/locales/en.json'
import type texts176 from '../i18n/validation/locales/en.json'
import type texts177 from '../kit/about/locales/en.json'
import type texts178 from '../kit/activity/locales/en.json'
import type texts179 from '../kit/dashboard/locales/en.json'
import type texts180 from '../kit/devices/locales/en.json'
import type texts181 from '../kit/forms/locales/en.json'
import type texts182 from '../kit/pictures/locales/en.json'
import type texts183 from '../kit/problems/locales/en.json'
import type texts184 from '../kit/record-list/locales/en.json'
import type texts185 from '../kit/record-page/locales/en.json'
import type texts186 from '../kit/resource-pages/locales/en.json'
import type texts187 from '../layouts/locales/en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'activity': typeof texts0 & typeof texts13 & typeof texts42 & typeof texts47 & typeof texts63 & typeof texts82 & typeof texts88 & typeof texts98 & typeof texts105 & typeof texts126 & typeof texts129 & typeof texts134 & typeof texts141 & typeof texts147 & typeof texts156 & typeof texts178
    'key-mail': typeof texts1
    'key-notifications': typeof texts2
    'layouts': typeof texts3 & typeof texts7 & typeof texts19 & typeof texts27 & typeof texts33 & typeof texts35 & typeof texts36 & typeof texts44 & typeof texts48 & typeof texts67 & typeof texts73 & typeof texts78 & typeof texts89 & typeof texts93 & typeof texts96 & typeof texts99 & typeof texts116 & typeof texts119 & typeof texts130 & typeof texts135 & typeof texts148 & typeof texts158 & typeof texts187
    'api-keys': typeof texts4 & typeof texts22
    'problems': typeof texts5 & typeof texts21 & typeof texts50 & typeof texts56 & typeof texts60 & typeof texts69 & typeof texts85 & typeof texts91 & typeof texts103 & typeof texts110 & typeof texts121 & typeof texts128 & typeof texts137 & typeof texts144 & typeof texts150 & typeof texts160 & typeof texts183
    'scopes': typeof texts6 & typeof texts23 & typeof texts40 & typeof texts51 & typeof texts70 & typeof texts92 & typeof texts124 & typeof texts139 & typeof texts146 & typeof texts151 & typeof texts162
    'api-reference': typeof texts8
    'developer-pages': typeof texts9 & typeof texts37 & typeof texts46
    'dashboard': typeof texts10 & typeof texts53 & typeof texts179
    'resource-pages': typeof texts11 & typeof texts41 & typeof texts61 & typeof texts62 & typeof texts112 & typeof texts152 & typeof texts186
    'captcha': typeof texts12
    'books': typeof texts14 & typeof texts24 & typeof texts114
    'catalogue-dashboard': typeof texts15 & typeof texts25
    'demo': typeof texts16 & typeof texts171
    'home': typeof texts17 & typeof texts115 & typeof texts172
    'jobs': typeof texts18 & typeof texts32 & typeof texts55 & typeof texts58 & typeof texts66 & typeof texts77 & typeof texts142 & typeof texts153 & typeof texts157 & typeof texts173
    'login': typeof texts20 & typeof texts84 & typeof texts101 & typeof texts108 & typeof texts165
    'commands': typeof texts26 & typeof texts95
    'install': typeof texts28 & typeof texts113 & typeof texts118 & typeof texts140
    'record-list': typeof texts29 & typeof texts43 & typeof texts184
    'app-mail': typeof texts30
    'app-notifications': typeof texts31
    'connected-apps': typeof texts34
    'mailbox': typeof texts38 & typeof texts174
    'directory': typeof texts39
    'gallery': typeof texts45 & typeof texts52 & typeof texts97 & typeof texts117 & typeof texts125
    'genres': typeof texts49
    'identity-dashboard': typeof texts54 & typeof texts164
    'import-notifications': typeof texts57
    'imports': typeof texts59
    'invitation-mail': typeof texts64
    'invitation-notifications': typeof texts65
    'organizations': typeof texts68 & typeof texts74 & typeof texts90 & typeof texts94 & typeof texts149
    'shelves': typeof texts71 & typeof texts123 & typeof texts132 & typeof texts136
    'live': typeof texts72
    'account': typeof texts75 & typeof texts133 & typeof texts163
    'identity-notifications': typeof texts76
    'notifications': typeof texts79 & typeof texts81
    'notification-mail': typeof texts80
    'linked-accounts': typeof texts83
    'provider-mail': typeof texts86
    'webhooks': typeof texts87 & typeof texts155 & typeof texts159
    'passkey-only': typeof texts100
    'passkey-only-mail': typeof texts102
    'session-list': typeof texts104 & typeof texts111 & typeof texts145 & typeof texts168
    'admin-passkey': typeof texts106
    'passkeys': typeof texts107
    'passkey-mail': typeof texts109
    'reading': typeof texts120
    'reading-list': typeof texts122
    'saved-views': typeof texts127
    'shelf-notifications': typeof texts131
    'users': typeof texts138 & typeof texts170
    'single-sign-on': typeof texts143
    'notification-push': typeof texts154
    'webhook-mail': typeof texts161
    'mail': typeof texts166
    'onboarding': typeof texts167
    'sign-out': typeof texts169
    'common': typeof texts175
    'validation': typeof texts176
    'about': typeof texts177
    'devices': typeof texts180
    'forms': typeof texts181
    'pictures': typeof texts182
    'record-page': typeof texts185
  }
}
