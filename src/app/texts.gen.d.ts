// The build writes this file: vite/generated/text-types.ts.
import type texts0 from '../../modules/api-reference/dev-pages/locales/en.json'
import type texts1 from '../../modules/api-reference/layouts/locales/en.json'
import type texts2 from '../../modules/api-reference/locales/en.json'
import type texts3 from '../../modules/backup/dashboard/locales/en.json'
import type texts4 from '../../modules/captcha/locales/en.json'
import type texts5 from '../../modules/catalogue/books/locales/en.json'
import type texts6 from '../../modules/catalogue/dashboard/catalogue-dashboard/locales/en.json'
import type texts7 from '../../modules/catalogue/genres/locales/en.json'
import type texts8 from '../../modules/connected-apps/layouts/locales/en.json'
import type texts9 from '../../modules/connected-apps/locales/en.json'
import type texts10 from '../../modules/covers/layouts/locales/en.json'
import type texts11 from '../../modules/directory/locales/en.json'
import type texts12 from '../../modules/directory/scopes/locales/en.json'
import type texts13 from '../../modules/duplicates/resource-pages/locales/en.json'
import type texts14 from '../../modules/gallery/dev-pages/locales/en.json'
import type texts15 from '../../modules/gallery/layouts/locales/en.json'
import type texts16 from '../../modules/gallery/locales/en.json'
import type texts17 from '../../modules/imports/import-notifications/locales/en.json'
import type texts18 from '../../modules/imports/locales/en.json'
import type texts19 from '../../modules/imports/resource-pages/locales/en.json'
import type texts20 from '../../modules/live/locales/en.json'
import type texts21 from '../../modules/openid/activity/locales/en.json'
import type texts22 from '../../modules/openid/linked-accounts/locales/en.json'
import type texts23 from '../../modules/openid/login/locales/en.json'
import type texts24 from '../../modules/openid/problems/locales/en.json'
import type texts25 from '../../modules/openid/provider-mail/locales/en.json'
import type texts26 from '../../modules/organizations/invitations/invitation-mail/locales/en.json'
import type texts27 from '../../modules/organizations/locales/en.json'
import type texts28 from '../../modules/organizations/organization-notifications/locales/en.json'
import type texts29 from '../../modules/passkey-only/activity/locales/en.json'
import type texts30 from '../../modules/passkey-only/layouts/locales/en.json'
import type texts31 from '../../modules/passkey-only/locales/en.json'
import type texts32 from '../../modules/passkey-only/login/locales/en.json'
import type texts33 from '../../modules/passkey-only/passkey-only-mail/locales/en.json'
import type texts34 from '../../modules/passkey-only/problems/locales/en.json'
import type texts35 from '../../modules/passkey-only/session-list/locales/en.json'
import type texts36 from '../../modules/passkeys/activity/locales/en.json'
import type texts37 from '../../modules/passkeys/admin-passkey/locales/en.json'
import type texts38 from '../../modules/passkeys/locales/en.json'
import type texts39 from '../../modules/passkeys/login/locales/en.json'
import type texts40 from '../../modules/passkeys/passkey-mail/locales/en.json'
import type texts41 from '../../modules/passkeys/problems/locales/en.json'
import type texts42 from '../../modules/passkeys/session-list/locales/en.json'
import type texts43 from '../../modules/reader/books/locales/en.json'
import type texts44 from '../../modules/reader/home/locales/en.json'
import type texts45 from '../../modules/saved-views/activity/locales/en.json'
import type texts46 from '../../modules/saved-views/locales/en.json'
import type texts47 from '../../modules/saved-views/problems/locales/en.json'
import type texts48 from '../../modules/shelves/locales/en.json'
import type texts49 from '../../modules/shelves/reading-list/locales/en.json'
import type texts50 from '../../modules/shelves/reading/locales/en.json'
import type texts51 from '../../modules/shelves/shelf-notifications/locales/en.json'
import type texts52 from '../../modules/single-sign-on/activity/locales/en.json'
import type texts53 from '../../modules/single-sign-on/jobs/locales/en.json'
import type texts54 from '../../modules/single-sign-on/locales/en.json'
import type texts55 from '../../modules/single-sign-on/problems/locales/en.json'
import type texts56 from '../../modules/single-sign-on/scopes/locales/en.json'
import type texts57 from '../../modules/single-sign-on/session-list/locales/en.json'
import type texts58 from '../../modules/versions/resource-pages/locales/en.json'
import type texts59 from '../../modules/web-push/jobs/locales/en.json'
import type texts60 from '../../modules/web-push/notification-push/locales/en.json'
import type texts61 from '../../modules/webhooks/activity/locales/en.json'
import type texts62 from '../../modules/webhooks/jobs/locales/en.json'
import type texts63 from '../../modules/webhooks/layouts/locales/en.json'
import type texts64 from '../../modules/webhooks/locales/en.json'
import type texts65 from '../../modules/webhooks/problems/locales/en.json'
import type texts66 from '../../modules/webhooks/scopes/locales/en.json'
import type texts67 from '../../modules/webhooks/webhook-mail/locales/en.json'
import type texts68 from '../domains/identity/account/locales/en.json'
import type texts69 from '../domains/identity/dashboard/identity-dashboard/locales/en.json'
import type texts70 from '../domains/identity/identity-notifications/locales/en.json'
import type texts71 from '../domains/identity/keys/locales/en.json'
import type texts72 from '../domains/identity/login/locales/en.json'
import type texts73 from '../domains/identity/login/mail/locales/en.json'
import type texts74 from '../domains/identity/onboarding/locales/en.json'
import type texts75 from '../domains/identity/scopes/locales/en.json'
import type texts76 from '../domains/identity/session-list/locales/en.json'
import type texts77 from '../domains/identity/sign-out/locales/en.json'
import type texts78 from '../domains/identity/users/locales/en.json'
import type texts79 from '../domains/operations/demo/locales/en.json'
import type texts80 from '../domains/operations/dev-pages/locales/en.json'
import type texts81 from '../domains/operations/home/locales/en.json'
import type texts82 from '../domains/operations/install/locales/en.json'
import type texts83 from '../domains/operations/jobs/locales/en.json'
import type texts84 from '../domains/operations/mailbox/locales/en.json'
import type texts85 from '../i18n/common/locales/en.json'
import type texts86 from '../i18n/validation/locales/en.json'
import type texts87 from '../kit/about/locales/en.json'
import type texts88 from '../kit/activity/locales/en.json'
import type texts89 from '../kit/commands/locales/en.json'
import type texts90 from '../kit/dashboard/locales/en.json'
import type texts91 from '../kit/devices/locales/en.json'
import type texts92 from '../kit/forms/locales/en.json'
import type texts93 from '../kit/notification-mail/locales/en.json'
import type texts94 from '../kit/notifications/locales/en.json'
import type texts95 from '../kit/pictures/locales/en.json'
import type texts96 from '../kit/problems/locales/en.json'
import type texts97 from '../kit/record-list/locales/en.json'
import type texts98 from '../kit/record-page/locales/en.json'
import type texts99 from '../kit/resource-pages/locales/en.json'
import type texts100 from '../layouts/locales/en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'dev-pages': typeof texts0 & typeof texts14 & typeof texts80
    'layouts': typeof texts1 & typeof texts8 & typeof texts10 & typeof texts15 & typeof texts30 & typeof texts63 & typeof texts100
    'api-reference': typeof texts2
    'dashboard': typeof texts3 & typeof texts90
    'captcha': typeof texts4
    'books': typeof texts5 & typeof texts43
    'catalogue-dashboard': typeof texts6
    'genres': typeof texts7
    'connected-apps': typeof texts9
    'directory': typeof texts11
    'scopes': typeof texts12 & typeof texts56 & typeof texts66 & typeof texts75
    'resource-pages': typeof texts13 & typeof texts19 & typeof texts58 & typeof texts99
    'gallery': typeof texts16
    'import-notifications': typeof texts17
    'imports': typeof texts18
    'live': typeof texts20
    'activity': typeof texts21 & typeof texts29 & typeof texts36 & typeof texts45 & typeof texts52 & typeof texts61 & typeof texts88
    'linked-accounts': typeof texts22
    'login': typeof texts23 & typeof texts32 & typeof texts39 & typeof texts72
    'problems': typeof texts24 & typeof texts34 & typeof texts41 & typeof texts47 & typeof texts55 & typeof texts65 & typeof texts96
    'provider-mail': typeof texts25
    'invitation-mail': typeof texts26
    'organizations': typeof texts27
    'organization-notifications': typeof texts28
    'passkey-only': typeof texts31
    'passkey-only-mail': typeof texts33
    'session-list': typeof texts35 & typeof texts42 & typeof texts57 & typeof texts76
    'admin-passkey': typeof texts37
    'passkeys': typeof texts38
    'passkey-mail': typeof texts40
    'home': typeof texts44 & typeof texts81
    'saved-views': typeof texts46
    'shelves': typeof texts48
    'reading-list': typeof texts49
    'reading': typeof texts50
    'shelf-notifications': typeof texts51
    'jobs': typeof texts53 & typeof texts59 & typeof texts62 & typeof texts83
    'single-sign-on': typeof texts54
    'notification-push': typeof texts60
    'webhooks': typeof texts64
    'webhook-mail': typeof texts67
    'account': typeof texts68
    'identity-dashboard': typeof texts69
    'identity-notifications': typeof texts70
    'keys': typeof texts71
    'mail': typeof texts73
    'onboarding': typeof texts74
    'sign-out': typeof texts77
    'users': typeof texts78
    'demo': typeof texts79
    'install': typeof texts82
    'mailbox': typeof texts84
    'common': typeof texts85
    'validation': typeof texts86
    'about': typeof texts87
    'commands': typeof texts89
    'devices': typeof texts91
    'forms': typeof texts92
    'notification-mail': typeof texts93
    'notifications': typeof texts94
    'pictures': typeof texts95
    'record-list': typeof texts97
    'record-page': typeof texts98
  }
}
