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
import type texts10 from '../../modules/captcha/locales/en.json'
import type texts11 from '../../modules/catalogue/activity/locales/en.json'
import type texts12 from '../../modules/catalogue/books/locales/en.json'
import type texts13 from '../../modules/catalogue/commands/locales/en.json'
import type texts14 from '../../modules/catalogue/dashboard/catalogue-dashboard/locales/en.json'
import type texts15 from '../../modules/catalogue/demo/locales/en.json'
import type texts16 from '../../modules/catalogue/genres/locales/en.json'
import type texts17 from '../../modules/catalogue/home/locales/en.json'
import type texts18 from '../../modules/catalogue/install/locales/en.json'
import type texts19 from '../../modules/catalogue/jobs/locales/en.json'
import type texts20 from '../../modules/catalogue/layouts/locales/en.json'
import type texts21 from '../../modules/catalogue/login/locales/en.json'
import type texts22 from '../../modules/catalogue/problems/locales/en.json'
import type texts23 from '../../modules/catalogue/scopes/locales/en.json'
import type texts24 from '../../modules/catalogue/with-api-keys/api-keys/locales/en.json'
import type texts25 from '../../modules/connected-apps/app-mail/locales/en.json'
import type texts26 from '../../modules/connected-apps/app-notifications/locales/en.json'
import type texts27 from '../../modules/connected-apps/jobs/locales/en.json'
import type texts28 from '../../modules/connected-apps/layouts/locales/en.json'
import type texts29 from '../../modules/connected-apps/locales/en.json'
import type texts30 from '../../modules/covers/layouts/locales/en.json'
import type texts31 from '../../modules/directory/locales/en.json'
import type texts32 from '../../modules/directory/scopes/locales/en.json'
import type texts33 from '../../modules/duplicates/resource-pages/locales/en.json'
import type texts34 from '../../modules/gallery/dev-pages/locales/en.json'
import type texts35 from '../../modules/gallery/layouts/locales/en.json'
import type texts36 from '../../modules/gallery/locales/en.json'
import type texts37 from '../../modules/imports/import-notifications/locales/en.json'
import type texts38 from '../../modules/imports/jobs/locales/en.json'
import type texts39 from '../../modules/imports/locales/en.json'
import type texts40 from '../../modules/imports/problems/locales/en.json'
import type texts41 from '../../modules/imports/resource-pages/locales/en.json'
import type texts42 from '../../modules/live/locales/en.json'
import type texts43 from '../../modules/notifications/account/locales/en.json'
import type texts44 from '../../modules/notifications/identity-notifications/locales/en.json'
import type texts45 from '../../modules/notifications/jobs/locales/en.json'
import type texts46 from '../../modules/notifications/layouts/locales/en.json'
import type texts47 from '../../modules/notifications/locales/en.json'
import type texts48 from '../../modules/notifications/notification-mail/locales/en.json'
import type texts49 from '../../modules/notifications/with-shelves/notifications/locales/en.json'
import type texts50 from '../../modules/openid/activity/locales/en.json'
import type texts51 from '../../modules/openid/linked-accounts/locales/en.json'
import type texts52 from '../../modules/openid/login/locales/en.json'
import type texts53 from '../../modules/openid/problems/locales/en.json'
import type texts54 from '../../modules/openid/provider-mail/locales/en.json'
import type texts55 from '../../modules/organizations/activity/locales/en.json'
import type texts56 from '../../modules/organizations/invitations/invitation-mail/locales/en.json'
import type texts57 from '../../modules/organizations/jobs/locales/en.json'
import type texts58 from '../../modules/organizations/layouts/locales/en.json'
import type texts59 from '../../modules/organizations/locales/en.json'
import type texts60 from '../../modules/organizations/organization-notifications/locales/en.json'
import type texts61 from '../../modules/organizations/problems/locales/en.json'
import type texts62 from '../../modules/organizations/scopes/locales/en.json'
import type texts63 from '../../modules/passkey-only/activity/locales/en.json'
import type texts64 from '../../modules/passkey-only/layouts/locales/en.json'
import type texts65 from '../../modules/passkey-only/locales/en.json'
import type texts66 from '../../modules/passkey-only/login/locales/en.json'
import type texts67 from '../../modules/passkey-only/passkey-only-mail/locales/en.json'
import type texts68 from '../../modules/passkey-only/problems/locales/en.json'
import type texts69 from '../../modules/passkey-only/session-list/locales/en.json'
import type texts70 from '../../modules/passkeys/activity/locales/en.json'
import type texts71 from '../../modules/passkeys/admin-passkey/locales/en.json'
import type texts72 from '../../modules/passkeys/locales/en.json'
import type texts73 from '../../modules/passkeys/login/locales/en.json'
import type texts74 from '../../modules/passkeys/passkey-mail/locales/en.json'
import type texts75 from '../../modules/passkeys/problems/locales/en.json'
import type texts76 from '../../modules/passkeys/session-list/locales/en.json'
import type texts77 from '../../modules/reader/books/locales/en.json'
import type texts78 from '../../modules/reader/home/locales/en.json'
import type texts79 from '../../modules/reader/install/locales/en.json'
import type texts80 from '../../modules/reader/layouts/locales/en.json'
import type texts81 from '../../modules/saved-views/activity/locales/en.json'
import type texts82 from '../../modules/saved-views/locales/en.json'
import type texts83 from '../../modules/saved-views/problems/locales/en.json'
import type texts84 from '../../modules/shelves/account/locales/en.json'
import type texts85 from '../../modules/shelves/activity/locales/en.json'
import type texts86 from '../../modules/shelves/install/locales/en.json'
import type texts87 from '../../modules/shelves/layouts/locales/en.json'
import type texts88 from '../../modules/shelves/locales/en.json'
import type texts89 from '../../modules/shelves/problems/locales/en.json'
import type texts90 from '../../modules/shelves/reading-list/locales/en.json'
import type texts91 from '../../modules/shelves/reading/locales/en.json'
import type texts92 from '../../modules/shelves/scopes/locales/en.json'
import type texts93 from '../../modules/shelves/shelf-notifications/locales/en.json'
import type texts94 from '../../modules/shelves/users/locales/en.json'
import type texts95 from '../../modules/single-sign-on/activity/locales/en.json'
import type texts96 from '../../modules/single-sign-on/jobs/locales/en.json'
import type texts97 from '../../modules/single-sign-on/locales/en.json'
import type texts98 from '../../modules/single-sign-on/problems/locales/en.json'
import type texts99 from '../../modules/single-sign-on/scopes/locales/en.json'
import type texts100 from '../../modules/single-sign-on/session-list/locales/en.json'
import type texts101 from '../../modules/versions/resource-pages/locales/en.json'
import type texts102 from '../../modules/web-push/jobs/locales/en.json'
import type texts103 from '../../modules/web-push/notification-push/locales/en.json'
import type texts104 from '../../modules/webhooks/activity/locales/en.json'
import type texts105 from '../../modules/webhooks/jobs/locales/en.json'
import type texts106 from '../../modules/webhooks/layouts/locales/en.json'
import type texts107 from '../../modules/webhooks/locales/en.json'
import type texts108 from '../../modules/webhooks/problems/locales/en.json'
import type texts109 from '../../modules/webhooks/scopes/locales/en.json'
import type texts110 from '../../modules/webhooks/webhook-mail/locales/en.json'
import type texts111 from '../domains/identity/account/locales/en.json'
import type texts112 from '../domains/identity/dashboard/identity-dashboard/locales/en.json'
import type texts113 from '../domains/identity/login/locales/en.json'
import type texts114 from '../domains/identity/login/mail/locales/en.json'
import type texts115 from '../domains/identity/onboarding/locales/en.json'
import type texts116 from '../domains/identity/scopes/locales/en.json'
import type texts117 from '../domains/identity/session-list/locales/en.json'
import type texts118 from '../domains/identity/sign-out/locales/en.json'
import type texts119 from '../domains/identity/users/locales/en.json'
import type texts120 from '../domains/operations/demo/locales/en.json'
import type texts121 from '../domains/operations/dev-pages/locales/en.json'
import type texts122 from '../domains/operations/home/locales/en.json'
import type texts123 from '../domains/operations/install/locales/en.json'
import type texts124 from '../domains/operations/jobs/locales/en.json'
import type texts125 from '../domains/operations/mailbox/locales/en.json'
import type texts126 from '../i18n/common/locales/en.json'
import type texts127 from '../i18n/validation/locales/en.json'
import type texts128 from '../kit/about/locales/en.json'
import type texts129 from '../kit/activity/locales/en.json'
import type texts130 from '../kit/commands/locales/en.json'
import type texts131 from '../kit/dashboard/locales/en.json'
import type texts132 from '../kit/devices/locales/en.json'
import type texts133 from '../kit/forms/locales/en.json'
import type texts134 from '../kit/pictures/locales/en.json'
import type texts135 from '../kit/problems/locales/en.json'
import type texts136 from '../kit/record-list/locales/en.json'
import type texts137 from '../kit/record-page/locales/en.json'
import type texts138 from '../kit/resource-pages/locales/en.json'
import type texts139 from '../layouts/locales/en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'activity': typeof texts0 & typeof texts11 & typeof texts50 & typeof texts55 & typeof texts63 & typeof texts70 & typeof texts81 & typeof texts85 & typeof texts95 & typeof texts104 & typeof texts129
    'key-mail': typeof texts1
    'key-notifications': typeof texts2
    'layouts': typeof texts3 & typeof texts7 & typeof texts20 & typeof texts28 & typeof texts30 & typeof texts35 & typeof texts46 & typeof texts58 & typeof texts64 & typeof texts80 & typeof texts87 & typeof texts106 & typeof texts139
    'api-keys': typeof texts4 & typeof texts24
    'problems': typeof texts5 & typeof texts22 & typeof texts40 & typeof texts53 & typeof texts61 & typeof texts68 & typeof texts75 & typeof texts83 & typeof texts89 & typeof texts98 & typeof texts108 & typeof texts135
    'dev-pages': typeof texts6 & typeof texts34 & typeof texts121
    'api-reference': typeof texts8
    'dashboard': typeof texts9 & typeof texts131
    'captcha': typeof texts10
    'books': typeof texts12 & typeof texts77
    'commands': typeof texts13 & typeof texts130
    'catalogue-dashboard': typeof texts14
    'demo': typeof texts15 & typeof texts120
    'genres': typeof texts16
    'home': typeof texts17 & typeof texts78 & typeof texts122
    'install': typeof texts18 & typeof texts79 & typeof texts86 & typeof texts123
    'jobs': typeof texts19 & typeof texts27 & typeof texts38 & typeof texts45 & typeof texts57 & typeof texts96 & typeof texts102 & typeof texts105 & typeof texts124
    'login': typeof texts21 & typeof texts52 & typeof texts66 & typeof texts73 & typeof texts113
    'scopes': typeof texts23 & typeof texts32 & typeof texts62 & typeof texts92 & typeof texts99 & typeof texts109 & typeof texts116
    'app-mail': typeof texts25
    'app-notifications': typeof texts26
    'connected-apps': typeof texts29
    'directory': typeof texts31
    'resource-pages': typeof texts33 & typeof texts41 & typeof texts101 & typeof texts138
    'gallery': typeof texts36
    'import-notifications': typeof texts37
    'imports': typeof texts39
    'live': typeof texts42
    'account': typeof texts43 & typeof texts84 & typeof texts111
    'identity-notifications': typeof texts44
    'notifications': typeof texts47 & typeof texts49
    'notification-mail': typeof texts48
    'linked-accounts': typeof texts51
    'provider-mail': typeof texts54
    'invitation-mail': typeof texts56
    'organizations': typeof texts59
    'organization-notifications': typeof texts60
    'passkey-only': typeof texts65
    'passkey-only-mail': typeof texts67
    'session-list': typeof texts69 & typeof texts76 & typeof texts100 & typeof texts117
    'admin-passkey': typeof texts71
    'passkeys': typeof texts72
    'passkey-mail': typeof texts74
    'saved-views': typeof texts82
    'shelves': typeof texts88
    'reading-list': typeof texts90
    'reading': typeof texts91
    'shelf-notifications': typeof texts93
    'users': typeof texts94 & typeof texts119
    'single-sign-on': typeof texts97
    'notification-push': typeof texts103
    'webhooks': typeof texts107
    'webhook-mail': typeof texts110
    'identity-dashboard': typeof texts112
    'mail': typeof texts114
    'onboarding': typeof texts115
    'sign-out': typeof texts118
    'mailbox': typeof texts125
    'common': typeof texts126
    'validation': typeof texts127
    'about': typeof texts128
    'devices': typeof texts132
    'forms': typeof texts133
    'pictures': typeof texts134
    'record-list': typeof texts136
    'record-page': typeof texts137
  }
}
