// The build writes this file: vite/generated/text-types.ts.
import type texts0 from '../../modules/active-organization/organizations/locales/en.json'
import type texts1 from '../../modules/active-organization/problems/locales/en.json'
import type texts2 from '../../modules/api-keys/activity/locales/en.json'
import type texts3 from '../../modules/api-keys/key-mail/locales/en.json'
import type texts4 from '../../modules/api-keys/key-notifications/locales/en.json'
import type texts5 from '../../modules/api-keys/layouts/locales/en.json'
import type texts6 from '../../modules/api-keys/locales/en.json'
import type texts7 from '../../modules/api-keys/problems/locales/en.json'
import type texts8 from '../../modules/api-keys/scopes/locales/en.json'
import type texts9 from '../../modules/api-reference/layouts/locales/en.json'
import type texts10 from '../../modules/api-reference/locales/en.json'
import type texts11 from '../../modules/api-reference/with-developer-pages/developer-pages/locales/en.json'
import type texts12 from '../../modules/arranged-shelves/shelves/locales/en.json'
import type texts13 from '../../modules/backup/with-getting-started/dashboard/locales/en.json'
import type texts14 from '../../modules/book-lookup/books/locales/en.json'
import type texts15 from '../../modules/book-lookup/problems/locales/en.json'
import type texts16 from '../../modules/bulk-edit/resource-pages/locales/en.json'
import type texts17 from '../../modules/captcha/locales/en.json'
import type texts18 from '../../modules/catalogue/activity/locales/en.json'
import type texts19 from '../../modules/catalogue/books/locales/en.json'
import type texts20 from '../../modules/catalogue/dashboard/catalogue-dashboard/locales/en.json'
import type texts21 from '../../modules/catalogue/demo/locales/en.json'
import type texts22 from '../../modules/catalogue/home/locales/en.json'
import type texts23 from '../../modules/catalogue/jobs/locales/en.json'
import type texts24 from '../../modules/catalogue/layouts/locales/en.json'
import type texts25 from '../../modules/catalogue/login/locales/en.json'
import type texts26 from '../../modules/catalogue/problems/locales/en.json'
import type texts27 from '../../modules/catalogue/with-api-keys/api-keys/locales/en.json'
import type texts28 from '../../modules/catalogue/with-api-keys/scopes/locales/en.json'
import type texts29 from '../../modules/catalogue/with-bulk-edit/books/locales/en.json'
import type texts30 from '../../modules/catalogue/with-getting-started/catalogue-dashboard/locales/en.json'
import type texts31 from '../../modules/catalogue/with-palette/commands/locales/en.json'
import type texts32 from '../../modules/catalogue/with-palette/layouts/locales/en.json'
import type texts33 from '../../modules/catalogue/with-pwa/install/locales/en.json'
import type texts34 from '../../modules/column-choices/record-list/locales/en.json'
import type texts35 from '../../modules/connected-apps/app-mail/locales/en.json'
import type texts36 from '../../modules/connected-apps/app-notifications/locales/en.json'
import type texts37 from '../../modules/connected-apps/jobs/locales/en.json'
import type texts38 from '../../modules/connected-apps/layouts/locales/en.json'
import type texts39 from '../../modules/connected-apps/locales/en.json'
import type texts40 from '../../modules/covers/layouts/locales/en.json'
import type texts41 from '../../modules/developer-pages/layouts/locales/en.json'
import type texts42 from '../../modules/developer-pages/locales/en.json'
import type texts43 from '../../modules/developer-pages/mailbox/locales/en.json'
import type texts44 from '../../modules/directory/locales/en.json'
import type texts45 from '../../modules/directory/scopes/locales/en.json'
import type texts46 from '../../modules/duplicates/resource-pages/locales/en.json'
import type texts47 from '../../modules/exports/activity/locales/en.json'
import type texts48 from '../../modules/exports/record-list/locales/en.json'
import type texts49 from '../../modules/gallery/layouts/locales/en.json'
import type texts50 from '../../modules/gallery/locales/en.json'
import type texts51 from '../../modules/gallery/with-developer-pages/developer-pages/locales/en.json'
import type texts52 from '../../modules/genres/activity/locales/en.json'
import type texts53 from '../../modules/genres/layouts/locales/en.json'
import type texts54 from '../../modules/genres/locales/en.json'
import type texts55 from '../../modules/genres/problems/locales/en.json'
import type texts56 from '../../modules/genres/with-api-keys/scopes/locales/en.json'
import type texts57 from '../../modules/genres/with-gallery/gallery/locales/en.json'
import type texts58 from '../../modules/getting-started/dashboard/locales/en.json'
import type texts59 from '../../modules/getting-started/identity-dashboard/locales/en.json'
import type texts60 from '../../modules/idempotency/jobs/locales/en.json'
import type texts61 from '../../modules/idempotency/problems/locales/en.json'
import type texts62 from '../../modules/import-corrections/imports/locales/en.json'
import type texts63 from '../../modules/import-files/problems/locales/en.json'
import type texts64 from '../../modules/import-history/imports/locales/en.json'
import type texts65 from '../../modules/import-undo/imports/locales/en.json'
import type texts66 from '../../modules/imports/import-notifications/locales/en.json'
import type texts67 from '../../modules/imports/jobs/locales/en.json'
import type texts68 from '../../modules/imports/locales/en.json'
import type texts69 from '../../modules/imports/problems/locales/en.json'
import type texts70 from '../../modules/imports/resource-pages/locales/en.json'
import type texts71 from '../../modules/inline-edit/resource-pages/locales/en.json'
import type texts72 from '../../modules/invitations/activity/locales/en.json'
import type texts73 from '../../modules/invitations/invitation-mail/locales/en.json'
import type texts74 from '../../modules/invitations/invitation-notifications/locales/en.json'
import type texts75 from '../../modules/invitations/jobs/locales/en.json'
import type texts76 from '../../modules/invitations/layouts/locales/en.json'
import type texts77 from '../../modules/invitations/organizations/locales/en.json'
import type texts78 from '../../modules/invitations/problems/locales/en.json'
import type texts79 from '../../modules/invitations/with-api-keys/scopes/locales/en.json'
import type texts80 from '../../modules/kept-shelves/shelves/locales/en.json'
import type texts81 from '../../modules/live/locales/en.json'
import type texts82 from '../../modules/managed-organizations/layouts/locales/en.json'
import type texts83 from '../../modules/managed-organizations/organizations/locales/en.json'
import type texts84 from '../../modules/notifications/account/locales/en.json'
import type texts85 from '../../modules/notifications/identity-notifications/locales/en.json'
import type texts86 from '../../modules/notifications/jobs/locales/en.json'
import type texts87 from '../../modules/notifications/layouts/locales/en.json'
import type texts88 from '../../modules/notifications/locales/en.json'
import type texts89 from '../../modules/notifications/notification-mail/locales/en.json'
import type texts90 from '../../modules/notifications/with-shared-shelves/notifications/locales/en.json'
import type texts91 from '../../modules/openid/activity/locales/en.json'
import type texts92 from '../../modules/openid/linked-accounts/locales/en.json'
import type texts93 from '../../modules/openid/login/locales/en.json'
import type texts94 from '../../modules/openid/problems/locales/en.json'
import type texts95 from '../../modules/openid/provider-mail/locales/en.json'
import type texts96 from '../../modules/organization-activity/layouts/locales/en.json'
import type texts97 from '../../modules/organization-activity/organizations/locales/en.json'
import type texts98 from '../../modules/organization-settings/layouts/locales/en.json'
import type texts99 from '../../modules/organization-settings/organizations/locales/en.json'
import type texts100 from '../../modules/organization-settings/problems/locales/en.json'
import type texts101 from '../../modules/organization-webhooks/webhooks/locales/en.json'
import type texts102 from '../../modules/organizations/activity/locales/en.json'
import type texts103 from '../../modules/organizations/layouts/locales/en.json'
import type texts104 from '../../modules/organizations/locales/en.json'
import type texts105 from '../../modules/organizations/problems/locales/en.json'
import type texts106 from '../../modules/organizations/with-api-keys/scopes/locales/en.json'
import type texts107 from '../../modules/organizations/with-invitations/layouts/locales/en.json'
import type texts108 from '../../modules/organizations/with-invitations/organizations/locales/en.json'
import type texts109 from '../../modules/palette/commands/locales/en.json'
import type texts110 from '../../modules/palette/layouts/locales/en.json'
import type texts111 from '../../modules/palette/with-gallery/gallery/locales/en.json'
import type texts112 from '../../modules/passkey-only/activity/locales/en.json'
import type texts113 from '../../modules/passkey-only/layouts/locales/en.json'
import type texts114 from '../../modules/passkey-only/locales/en.json'
import type texts115 from '../../modules/passkey-only/login/locales/en.json'
import type texts116 from '../../modules/passkey-only/passkey-only-mail/locales/en.json'
import type texts117 from '../../modules/passkey-only/problems/locales/en.json'
import type texts118 from '../../modules/passkey-only/session-list/locales/en.json'
import type texts119 from '../../modules/passkeys/activity/locales/en.json'
import type texts120 from '../../modules/passkeys/admin-passkey/locales/en.json'
import type texts121 from '../../modules/passkeys/locales/en.json'
import type texts122 from '../../modules/passkeys/login/locales/en.json'
import type texts123 from '../../modules/passkeys/passkey-mail/locales/en.json'
import type texts124 from '../../modules/passkeys/problems/locales/en.json'
import type texts125 from '../../modules/passkeys/session-list/locales/en.json'
import type texts126 from '../../modules/peek/resource-pages/locales/en.json'
import type texts127 from '../../modules/pwa/install/locales/en.json'
import type texts128 from '../../modules/reader/books/locales/en.json'
import type texts129 from '../../modules/reader/home/locales/en.json'
import type texts130 from '../../modules/reader/layouts/locales/en.json'
import type texts131 from '../../modules/reader/with-gallery/gallery/locales/en.json'
import type texts132 from '../../modules/reader/with-pwa/install/locales/en.json'
import type texts133 from '../../modules/reading/layouts/locales/en.json'
import type texts134 from '../../modules/reading/locales/en.json'
import type texts135 from '../../modules/reading/problems/locales/en.json'
import type texts136 from '../../modules/reading/reading-list/locales/en.json'
import type texts137 from '../../modules/reading/shelves/locales/en.json'
import type texts138 from '../../modules/reading/with-api-keys/scopes/locales/en.json'
import type texts139 from '../../modules/reading/with-gallery/gallery/locales/en.json'
import type texts140 from '../../modules/saved-views/activity/locales/en.json'
import type texts141 from '../../modules/saved-views/locales/en.json'
import type texts142 from '../../modules/saved-views/problems/locales/en.json'
import type texts143 from '../../modules/shared-shelves/activity/locales/en.json'
import type texts144 from '../../modules/shared-shelves/layouts/locales/en.json'
import type texts145 from '../../modules/shared-shelves/shelf-notifications/locales/en.json'
import type texts146 from '../../modules/shared-shelves/shelves/locales/en.json'
import type texts147 from '../../modules/shelves/account/locales/en.json'
import type texts148 from '../../modules/shelves/activity/locales/en.json'
import type texts149 from '../../modules/shelves/layouts/locales/en.json'
import type texts150 from '../../modules/shelves/locales/en.json'
import type texts151 from '../../modules/shelves/problems/locales/en.json'
import type texts152 from '../../modules/shelves/users/locales/en.json'
import type texts153 from '../../modules/shelves/with-api-keys/scopes/locales/en.json'
import type texts154 from '../../modules/shelves/with-pwa/install/locales/en.json'
import type texts155 from '../../modules/single-sign-on/activity/locales/en.json'
import type texts156 from '../../modules/single-sign-on/jobs/locales/en.json'
import type texts157 from '../../modules/single-sign-on/locales/en.json'
import type texts158 from '../../modules/single-sign-on/problems/locales/en.json'
import type texts159 from '../../modules/single-sign-on/session-list/locales/en.json'
import type texts160 from '../../modules/single-sign-on/with-api-keys/scopes/locales/en.json'
import type texts161 from '../../modules/teams/activity/locales/en.json'
import type texts162 from '../../modules/teams/layouts/locales/en.json'
import type texts163 from '../../modules/teams/organizations/locales/en.json'
import type texts164 from '../../modules/teams/problems/locales/en.json'
import type texts165 from '../../modules/teams/with-api-keys/scopes/locales/en.json'
import type texts166 from '../../modules/versions/resource-pages/locales/en.json'
import type texts167 from '../../modules/web-push/jobs/locales/en.json'
import type texts168 from '../../modules/web-push/notification-push/locales/en.json'
import type texts169 from '../../modules/webhook-log/webhooks/locales/en.json'
import type texts170 from '../../modules/webhooks/activity/locales/en.json'
import type texts171 from '../../modules/webhooks/jobs/locales/en.json'
import type texts172 from '../../modules/webhooks/layouts/locales/en.json'
import type texts173 from '../../modules/webhooks/locales/en.json'
import type texts174 from '../../modules/webhooks/problems/locales/en.json'
import type texts175 from '../../modules/webhooks/webhook-mail/locales/en.json'
import type texts176 from '../../modules/webhooks/with-api-keys/scopes/locales/en.json'
import type texts177 from '../domains/identity/account/locales/en.json'
import type texts178 from '../domains/identity/dashboard/identity-dashboard/locales/en.json'
import type texts179 from '../domains/identity/login/locales/en.json'
import type texts180 from '../domains/identity/login/mail/locales/en.json'
import type texts181 from '../domains/identity/onboarding/locales/en.json'
import type texts182 from '../domains/identity/session-list/locales/en.json'
import type texts183 from '../domains/identity/sign-out/locales/en.json'
import type texts184 from '../domains/identity/users/locales/en.json'
import type texts185 from '../domains/operations/demo/locales/en.json'
import type texts186 from '../domains/operations/home/locales/en.json'
import type texts187 from '../domains/operations/jobs/locales/en.json'
import type texts188 from '../domains/operations/mailbox/locales/en.json'
import type texts189 from '../i18n/common/locales/en.json'
import type texts190 from '../i18n/validation/locales/en.json'
import type texts191 from '../kit/about/locales/en.json'
import type texts192 from '../kit/activity/locales/en.json'
import type texts193 from '../kit/dashboard/locales/en.json'
import type texts194 from '../kit/devices/locales/en.json'
import type texts195 from '../kit/forms/locales/en.json'
import type texts196 from '../kit/pictures/locales/en.json'
import type texts197 from '../kit/problems/locales/en.json'
import type texts198 from '../kit/record-list/locales/en.json'
import type texts199 from '../kit/record-page/locales/en.json'
import type texts200 from '../kit/resource-pages/locales/en.json'
import type texts201 from '../layouts/locales/en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'organizations': typeof texts0 & typeof texts77 & typeof texts83 & typeof texts97 & typeof texts99 & typeof texts104 & typeof texts108 & typeof texts163
    'problems': typeof texts1 & typeof texts7 & typeof texts15 & typeof texts26 & typeof texts55 & typeof texts61 & typeof texts63 & typeof texts69 & typeof texts78 & typeof texts94 & typeof texts100 & typeof texts105 & typeof texts117 & typeof texts124 & typeof texts135 & typeof texts142 & typeof texts151 & typeof texts158 & typeof texts164 & typeof texts174 & typeof texts197
    'activity': typeof texts2 & typeof texts18 & typeof texts47 & typeof texts52 & typeof texts72 & typeof texts91 & typeof texts102 & typeof texts112 & typeof texts119 & typeof texts140 & typeof texts143 & typeof texts148 & typeof texts155 & typeof texts161 & typeof texts170 & typeof texts192
    'key-mail': typeof texts3
    'key-notifications': typeof texts4
    'layouts': typeof texts5 & typeof texts9 & typeof texts24 & typeof texts32 & typeof texts38 & typeof texts40 & typeof texts41 & typeof texts49 & typeof texts53 & typeof texts76 & typeof texts82 & typeof texts87 & typeof texts96 & typeof texts98 & typeof texts103 & typeof texts107 & typeof texts110 & typeof texts113 & typeof texts130 & typeof texts133 & typeof texts144 & typeof texts149 & typeof texts162 & typeof texts172 & typeof texts201
    'api-keys': typeof texts6 & typeof texts27
    'scopes': typeof texts8 & typeof texts28 & typeof texts45 & typeof texts56 & typeof texts79 & typeof texts106 & typeof texts138 & typeof texts153 & typeof texts160 & typeof texts165 & typeof texts176
    'api-reference': typeof texts10
    'developer-pages': typeof texts11 & typeof texts42 & typeof texts51
    'shelves': typeof texts12 & typeof texts80 & typeof texts137 & typeof texts146 & typeof texts150
    'dashboard': typeof texts13 & typeof texts58 & typeof texts193
    'books': typeof texts14 & typeof texts19 & typeof texts29 & typeof texts128
    'resource-pages': typeof texts16 & typeof texts46 & typeof texts70 & typeof texts71 & typeof texts126 & typeof texts166 & typeof texts200
    'captcha': typeof texts17
    'catalogue-dashboard': typeof texts20 & typeof texts30
    'demo': typeof texts21 & typeof texts185
    'home': typeof texts22 & typeof texts129 & typeof texts186
    'jobs': typeof texts23 & typeof texts37 & typeof texts60 & typeof texts67 & typeof texts75 & typeof texts86 & typeof texts156 & typeof texts167 & typeof texts171 & typeof texts187
    'login': typeof texts25 & typeof texts93 & typeof texts115 & typeof texts122 & typeof texts179
    'commands': typeof texts31 & typeof texts109
    'install': typeof texts33 & typeof texts127 & typeof texts132 & typeof texts154
    'record-list': typeof texts34 & typeof texts48 & typeof texts198
    'app-mail': typeof texts35
    'app-notifications': typeof texts36
    'connected-apps': typeof texts39
    'mailbox': typeof texts43 & typeof texts188
    'directory': typeof texts44
    'gallery': typeof texts50 & typeof texts57 & typeof texts111 & typeof texts131 & typeof texts139
    'genres': typeof texts54
    'identity-dashboard': typeof texts59 & typeof texts178
    'imports': typeof texts62 & typeof texts64 & typeof texts65 & typeof texts68
    'import-notifications': typeof texts66
    'invitation-mail': typeof texts73
    'invitation-notifications': typeof texts74
    'live': typeof texts81
    'account': typeof texts84 & typeof texts147 & typeof texts177
    'identity-notifications': typeof texts85
    'notifications': typeof texts88 & typeof texts90
    'notification-mail': typeof texts89
    'linked-accounts': typeof texts92
    'provider-mail': typeof texts95
    'webhooks': typeof texts101 & typeof texts169 & typeof texts173
    'passkey-only': typeof texts114
    'passkey-only-mail': typeof texts116
    'session-list': typeof texts118 & typeof texts125 & typeof texts159 & typeof texts182
    'admin-passkey': typeof texts120
    'passkeys': typeof texts121
    'passkey-mail': typeof texts123
    'reading': typeof texts134
    'reading-list': typeof texts136
    'saved-views': typeof texts141
    'shelf-notifications': typeof texts145
    'users': typeof texts152 & typeof texts184
    'single-sign-on': typeof texts157
    'notification-push': typeof texts168
    'webhook-mail': typeof texts175
    'mail': typeof texts180
    'onboarding': typeof texts181
    'sign-out': typeof texts183
    'common': typeof texts189
    'validation': typeof texts190
    'about': typeof texts191
    'devices': typeof texts194
    'forms': typeof texts195
    'pictures': typeof texts196
    'record-page': typeof texts199
  }
}
