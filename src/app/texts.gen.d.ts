// The build writes this file: vite/generated/text-types.ts.
import type texts0 from '../../modules/api-reference/dev-pages/locales/en.json'
import type texts1 from '../../modules/api-reference/layouts/locales/en.json'
import type texts2 from '../../modules/api-reference/locales/en.json'
import type texts3 from '../../modules/backup/dashboard/locales/en.json'
import type texts4 from '../../modules/captcha/locales/en.json'
import type texts5 from '../../modules/catalogue/activity/locales/en.json'
import type texts6 from '../../modules/catalogue/books/locales/en.json'
import type texts7 from '../../modules/catalogue/commands/locales/en.json'
import type texts8 from '../../modules/catalogue/dashboard/catalogue-dashboard/locales/en.json'
import type texts9 from '../../modules/catalogue/demo/locales/en.json'
import type texts10 from '../../modules/catalogue/genres/locales/en.json'
import type texts11 from '../../modules/catalogue/home/locales/en.json'
import type texts12 from '../../modules/catalogue/install/locales/en.json'
import type texts13 from '../../modules/catalogue/jobs/locales/en.json'
import type texts14 from '../../modules/catalogue/keys/locales/en.json'
import type texts15 from '../../modules/catalogue/layouts/locales/en.json'
import type texts16 from '../../modules/catalogue/login/locales/en.json'
import type texts17 from '../../modules/catalogue/problems/locales/en.json'
import type texts18 from '../../modules/catalogue/scopes/locales/en.json'
import type texts19 from '../../modules/connected-apps/jobs/locales/en.json'
import type texts20 from '../../modules/connected-apps/layouts/locales/en.json'
import type texts21 from '../../modules/connected-apps/locales/en.json'
import type texts22 from '../../modules/covers/layouts/locales/en.json'
import type texts23 from '../../modules/directory/locales/en.json'
import type texts24 from '../../modules/directory/scopes/locales/en.json'
import type texts25 from '../../modules/duplicates/resource-pages/locales/en.json'
import type texts26 from '../../modules/gallery/dev-pages/locales/en.json'
import type texts27 from '../../modules/gallery/layouts/locales/en.json'
import type texts28 from '../../modules/gallery/locales/en.json'
import type texts29 from '../../modules/imports/import-notifications/locales/en.json'
import type texts30 from '../../modules/imports/jobs/locales/en.json'
import type texts31 from '../../modules/imports/locales/en.json'
import type texts32 from '../../modules/imports/problems/locales/en.json'
import type texts33 from '../../modules/imports/resource-pages/locales/en.json'
import type texts34 from '../../modules/live/locales/en.json'
import type texts35 from '../../modules/openid/activity/locales/en.json'
import type texts36 from '../../modules/openid/linked-accounts/locales/en.json'
import type texts37 from '../../modules/openid/login/locales/en.json'
import type texts38 from '../../modules/openid/problems/locales/en.json'
import type texts39 from '../../modules/openid/provider-mail/locales/en.json'
import type texts40 from '../../modules/organizations/activity/locales/en.json'
import type texts41 from '../../modules/organizations/invitations/invitation-mail/locales/en.json'
import type texts42 from '../../modules/organizations/jobs/locales/en.json'
import type texts43 from '../../modules/organizations/layouts/locales/en.json'
import type texts44 from '../../modules/organizations/locales/en.json'
import type texts45 from '../../modules/organizations/organization-notifications/locales/en.json'
import type texts46 from '../../modules/organizations/problems/locales/en.json'
import type texts47 from '../../modules/organizations/scopes/locales/en.json'
import type texts48 from '../../modules/passkey-only/activity/locales/en.json'
import type texts49 from '../../modules/passkey-only/layouts/locales/en.json'
import type texts50 from '../../modules/passkey-only/locales/en.json'
import type texts51 from '../../modules/passkey-only/login/locales/en.json'
import type texts52 from '../../modules/passkey-only/passkey-only-mail/locales/en.json'
import type texts53 from '../../modules/passkey-only/problems/locales/en.json'
import type texts54 from '../../modules/passkey-only/session-list/locales/en.json'
import type texts55 from '../../modules/passkeys/activity/locales/en.json'
import type texts56 from '../../modules/passkeys/admin-passkey/locales/en.json'
import type texts57 from '../../modules/passkeys/locales/en.json'
import type texts58 from '../../modules/passkeys/login/locales/en.json'
import type texts59 from '../../modules/passkeys/passkey-mail/locales/en.json'
import type texts60 from '../../modules/passkeys/problems/locales/en.json'
import type texts61 from '../../modules/passkeys/session-list/locales/en.json'
import type texts62 from '../../modules/reader/books/locales/en.json'
import type texts63 from '../../modules/reader/home/locales/en.json'
import type texts64 from '../../modules/reader/install/locales/en.json'
import type texts65 from '../../modules/reader/layouts/locales/en.json'
import type texts66 from '../../modules/saved-views/activity/locales/en.json'
import type texts67 from '../../modules/saved-views/locales/en.json'
import type texts68 from '../../modules/saved-views/problems/locales/en.json'
import type texts69 from '../../modules/shelves/account/locales/en.json'
import type texts70 from '../../modules/shelves/activity/locales/en.json'
import type texts71 from '../../modules/shelves/install/locales/en.json'
import type texts72 from '../../modules/shelves/layouts/locales/en.json'
import type texts73 from '../../modules/shelves/locales/en.json'
import type texts74 from '../../modules/shelves/notifications/locales/en.json'
import type texts75 from '../../modules/shelves/problems/locales/en.json'
import type texts76 from '../../modules/shelves/reading-list/locales/en.json'
import type texts77 from '../../modules/shelves/reading/locales/en.json'
import type texts78 from '../../modules/shelves/scopes/locales/en.json'
import type texts79 from '../../modules/shelves/shelf-notifications/locales/en.json'
import type texts80 from '../../modules/shelves/users/locales/en.json'
import type texts81 from '../../modules/single-sign-on/activity/locales/en.json'
import type texts82 from '../../modules/single-sign-on/jobs/locales/en.json'
import type texts83 from '../../modules/single-sign-on/locales/en.json'
import type texts84 from '../../modules/single-sign-on/problems/locales/en.json'
import type texts85 from '../../modules/single-sign-on/scopes/locales/en.json'
import type texts86 from '../../modules/single-sign-on/session-list/locales/en.json'
import type texts87 from '../../modules/versions/resource-pages/locales/en.json'
import type texts88 from '../../modules/web-push/jobs/locales/en.json'
import type texts89 from '../../modules/web-push/notification-push/locales/en.json'
import type texts90 from '../../modules/webhooks/activity/locales/en.json'
import type texts91 from '../../modules/webhooks/jobs/locales/en.json'
import type texts92 from '../../modules/webhooks/layouts/locales/en.json'
import type texts93 from '../../modules/webhooks/locales/en.json'
import type texts94 from '../../modules/webhooks/problems/locales/en.json'
import type texts95 from '../../modules/webhooks/scopes/locales/en.json'
import type texts96 from '../../modules/webhooks/webhook-mail/locales/en.json'
import type texts97 from '../domains/identity/account/locales/en.json'
import type texts98 from '../domains/identity/dashboard/identity-dashboard/locales/en.json'
import type texts99 from '../domains/identity/identity-notifications/locales/en.json'
import type texts100 from '../domains/identity/keys/locales/en.json'
import type texts101 from '../domains/identity/login/locales/en.json'
import type texts102 from '../domains/identity/login/mail/locales/en.json'
import type texts103 from '../domains/identity/onboarding/locales/en.json'
import type texts104 from '../domains/identity/scopes/locales/en.json'
import type texts105 from '../domains/identity/session-list/locales/en.json'
import type texts106 from '../domains/identity/sign-out/locales/en.json'
import type texts107 from '../domains/identity/users/locales/en.json'
import type texts108 from '../domains/operations/demo/locales/en.json'
import type texts109 from '../domains/operations/dev-pages/locales/en.json'
import type texts110 from '../domains/operations/home/locales/en.json'
import type texts111 from '../domains/operations/install/locales/en.json'
import type texts112 from '../domains/operations/jobs/locales/en.json'
import type texts113 from '../domains/operations/mailbox/locales/en.json'
import type texts114 from '../i18n/common/locales/en.json'
import type texts115 from '../i18n/validation/locales/en.json'
import type texts116 from '../kit/about/locales/en.json'
import type texts117 from '../kit/activity/locales/en.json'
import type texts118 from '../kit/commands/locales/en.json'
import type texts119 from '../kit/dashboard/locales/en.json'
import type texts120 from '../kit/devices/locales/en.json'
import type texts121 from '../kit/forms/locales/en.json'
import type texts122 from '../kit/notification-mail/locales/en.json'
import type texts123 from '../kit/notifications/locales/en.json'
import type texts124 from '../kit/pictures/locales/en.json'
import type texts125 from '../kit/problems/locales/en.json'
import type texts126 from '../kit/record-list/locales/en.json'
import type texts127 from '../kit/record-page/locales/en.json'
import type texts128 from '../kit/resource-pages/locales/en.json'
import type texts129 from '../layouts/locales/en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'dev-pages': typeof texts0 & typeof texts26 & typeof texts109
    'layouts': typeof texts1 & typeof texts15 & typeof texts20 & typeof texts22 & typeof texts27 & typeof texts43 & typeof texts49 & typeof texts65 & typeof texts72 & typeof texts92 & typeof texts129
    'api-reference': typeof texts2
    'dashboard': typeof texts3 & typeof texts119
    'captcha': typeof texts4
    'activity': typeof texts5 & typeof texts35 & typeof texts40 & typeof texts48 & typeof texts55 & typeof texts66 & typeof texts70 & typeof texts81 & typeof texts90 & typeof texts117
    'books': typeof texts6 & typeof texts62
    'commands': typeof texts7 & typeof texts118
    'catalogue-dashboard': typeof texts8
    'demo': typeof texts9 & typeof texts108
    'genres': typeof texts10
    'home': typeof texts11 & typeof texts63 & typeof texts110
    'install': typeof texts12 & typeof texts64 & typeof texts71 & typeof texts111
    'jobs': typeof texts13 & typeof texts19 & typeof texts30 & typeof texts42 & typeof texts82 & typeof texts88 & typeof texts91 & typeof texts112
    'keys': typeof texts14 & typeof texts100
    'login': typeof texts16 & typeof texts37 & typeof texts51 & typeof texts58 & typeof texts101
    'problems': typeof texts17 & typeof texts32 & typeof texts38 & typeof texts46 & typeof texts53 & typeof texts60 & typeof texts68 & typeof texts75 & typeof texts84 & typeof texts94 & typeof texts125
    'scopes': typeof texts18 & typeof texts24 & typeof texts47 & typeof texts78 & typeof texts85 & typeof texts95 & typeof texts104
    'connected-apps': typeof texts21
    'directory': typeof texts23
    'resource-pages': typeof texts25 & typeof texts33 & typeof texts87 & typeof texts128
    'gallery': typeof texts28
    'import-notifications': typeof texts29
    'imports': typeof texts31
    'live': typeof texts34
    'linked-accounts': typeof texts36
    'provider-mail': typeof texts39
    'invitation-mail': typeof texts41
    'organizations': typeof texts44
    'organization-notifications': typeof texts45
    'passkey-only': typeof texts50
    'passkey-only-mail': typeof texts52
    'session-list': typeof texts54 & typeof texts61 & typeof texts86 & typeof texts105
    'admin-passkey': typeof texts56
    'passkeys': typeof texts57
    'passkey-mail': typeof texts59
    'saved-views': typeof texts67
    'account': typeof texts69 & typeof texts97
    'shelves': typeof texts73
    'notifications': typeof texts74 & typeof texts123
    'reading-list': typeof texts76
    'reading': typeof texts77
    'shelf-notifications': typeof texts79
    'users': typeof texts80 & typeof texts107
    'single-sign-on': typeof texts83
    'notification-push': typeof texts89
    'webhooks': typeof texts93
    'webhook-mail': typeof texts96
    'identity-dashboard': typeof texts98
    'identity-notifications': typeof texts99
    'mail': typeof texts102
    'onboarding': typeof texts103
    'sign-out': typeof texts106
    'mailbox': typeof texts113
    'common': typeof texts114
    'validation': typeof texts115
    'about': typeof texts116
    'devices': typeof texts120
    'forms': typeof texts121
    'notification-mail': typeof texts122
    'pictures': typeof texts124
    'record-list': typeof texts126
    'record-page': typeof texts127
  }
}
