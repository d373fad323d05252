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
import type texts10 from '../../modules/duplicates/resource-pages/locales/en.json'
import type texts11 from '../../modules/gallery/dev-pages/locales/en.json'
import type texts12 from '../../modules/gallery/layouts/locales/en.json'
import type texts13 from '../../modules/gallery/locales/en.json'
import type texts14 from '../../modules/imports/import-notifications/locales/en.json'
import type texts15 from '../../modules/imports/locales/en.json'
import type texts16 from '../../modules/imports/resource-pages/locales/en.json'
import type texts17 from '../../modules/organizations/invitations/invitation-mail/locales/en.json'
import type texts18 from '../../modules/organizations/locales/en.json'
import type texts19 from '../../modules/organizations/organization-notifications/locales/en.json'
import type texts20 from '../../modules/organizations/single-sign-on/locales/en.json'
import type texts21 from '../../modules/passkey-only/activity/locales/en.json'
import type texts22 from '../../modules/passkey-only/layouts/locales/en.json'
import type texts23 from '../../modules/passkey-only/locales/en.json'
import type texts24 from '../../modules/passkey-only/login/locales/en.json'
import type texts25 from '../../modules/passkey-only/passkey-only-mail/locales/en.json'
import type texts26 from '../../modules/passkey-only/problems/locales/en.json'
import type texts27 from '../../modules/passkey-only/session-list/locales/en.json'
import type texts28 from '../../modules/passkeys/activity/locales/en.json'
import type texts29 from '../../modules/passkeys/admin-passkey/locales/en.json'
import type texts30 from '../../modules/passkeys/locales/en.json'
import type texts31 from '../../modules/passkeys/login/locales/en.json'
import type texts32 from '../../modules/passkeys/passkey-mail/locales/en.json'
import type texts33 from '../../modules/passkeys/problems/locales/en.json'
import type texts34 from '../../modules/passkeys/session-list/locales/en.json'
import type texts35 from '../../modules/saved-views/activity/locales/en.json'
import type texts36 from '../../modules/saved-views/locales/en.json'
import type texts37 from '../../modules/saved-views/problems/locales/en.json'
import type texts38 from '../../modules/shelves/locales/en.json'
import type texts39 from '../../modules/shelves/reading-list/locales/en.json'
import type texts40 from '../../modules/shelves/reading/locales/en.json'
import type texts41 from '../../modules/shelves/shelf-notifications/locales/en.json'
import type texts42 from '../../modules/versions/resource-pages/locales/en.json'
import type texts43 from '../../modules/webhooks/activity/locales/en.json'
import type texts44 from '../../modules/webhooks/jobs/locales/en.json'
import type texts45 from '../../modules/webhooks/layouts/locales/en.json'
import type texts46 from '../../modules/webhooks/locales/en.json'
import type texts47 from '../../modules/webhooks/problems/locales/en.json'
import type texts48 from '../../modules/webhooks/scopes/locales/en.json'
import type texts49 from '../../modules/webhooks/webhook-mail/locales/en.json'
import type texts50 from '../domains/identity/account/locales/en.json'
import type texts51 from '../domains/identity/dashboard/identity-dashboard/locales/en.json'
import type texts52 from '../domains/identity/identity-notifications/locales/en.json'
import type texts53 from '../domains/identity/keys/locales/en.json'
import type texts54 from '../domains/identity/linked-accounts/locales/en.json'
import type texts55 from '../domains/identity/login/locales/en.json'
import type texts56 from '../domains/identity/login/mail/locales/en.json'
import type texts57 from '../domains/identity/onboarding/locales/en.json'
import type texts58 from '../domains/identity/scopes/locales/en.json'
import type texts59 from '../domains/identity/session-list/locales/en.json'
import type texts60 from '../domains/identity/sign-out/locales/en.json'
import type texts61 from '../domains/identity/users/locales/en.json'
import type texts62 from '../domains/operations/demo/locales/en.json'
import type texts63 from '../domains/operations/dev-pages/locales/en.json'
import type texts64 from '../domains/operations/home/locales/en.json'
import type texts65 from '../domains/operations/install/locales/en.json'
import type texts66 from '../domains/operations/jobs/locales/en.json'
import type texts67 from '../domains/operations/mailbox/locales/en.json'
import type texts68 from '../i18n/common/locales/en.json'
import type texts69 from '../i18n/validation/locales/en.json'
import type texts70 from '../kit/about/locales/en.json'
import type texts71 from '../kit/activity/locales/en.json'
import type texts72 from '../kit/commands/locales/en.json'
import type texts73 from '../kit/dashboard/locales/en.json'
import type texts74 from '../kit/devices/locales/en.json'
import type texts75 from '../kit/forms/locales/en.json'
import type texts76 from '../kit/live/locales/en.json'
import type texts77 from '../kit/notification-mail/locales/en.json'
import type texts78 from '../kit/notifications/locales/en.json'
import type texts79 from '../kit/notifications/notification-push/locales/en.json'
import type texts80 from '../kit/pictures/locales/en.json'
import type texts81 from '../kit/problems/locales/en.json'
import type texts82 from '../kit/record-list/locales/en.json'
import type texts83 from '../kit/record-page/locales/en.json'
import type texts84 from '../kit/resource-pages/locales/en.json'
import type texts85 from '../layouts/locales/en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'dev-pages': typeof texts0 & typeof texts11 & typeof texts63
    'layouts': typeof texts1 & typeof texts8 & typeof texts12 & typeof texts22 & typeof texts45 & typeof texts85
    'api-reference': typeof texts2
    'dashboard': typeof texts3 & typeof texts73
    'captcha': typeof texts4
    'books': typeof texts5
    'catalogue-dashboard': typeof texts6
    'genres': typeof texts7
    'connected-apps': typeof texts9
    'resource-pages': typeof texts10 & typeof texts16 & typeof texts42 & typeof texts84
    'gallery': typeof texts13
    'import-notifications': typeof texts14
    'imports': typeof texts15
    'invitation-mail': typeof texts17
    'organizations': typeof texts18
    'organization-notifications': typeof texts19
    'single-sign-on': typeof texts20
    'activity': typeof texts21 & typeof texts28 & typeof texts35 & typeof texts43 & typeof texts71
    'passkey-only': typeof texts23
    'login': typeof texts24 & typeof texts31 & typeof texts55
    'passkey-only-mail': typeof texts25
    'problems': typeof texts26 & typeof texts33 & typeof texts37 & typeof texts47 & typeof texts81
    'session-list': typeof texts27 & typeof texts34 & typeof texts59
    'admin-passkey': typeof texts29
    'passkeys': typeof texts30
    'passkey-mail': typeof texts32
    'saved-views': typeof texts36
    'shelves': typeof texts38
    'reading-list': typeof texts39
    'reading': typeof texts40
    'shelf-notifications': typeof texts41
    'jobs': typeof texts44 & typeof texts66
    'webhooks': typeof texts46
    'scopes': typeof texts48 & typeof texts58
    'webhook-mail': typeof texts49
    'account': typeof texts50
    'identity-dashboard': typeof texts51
    'identity-notifications': typeof texts52
    'keys': typeof texts53
    'linked-accounts': typeof texts54
    'mail': typeof texts56
    'onboarding': typeof texts57
    'sign-out': typeof texts60
    'users': typeof texts61
    'demo': typeof texts62
    'home': typeof texts64
    'install': typeof texts65
    'mailbox': typeof texts67
    'common': typeof texts68
    'validation': typeof texts69
    'about': typeof texts70
    'commands': typeof texts72
    'devices': typeof texts74
    'forms': typeof texts75
    'live': typeof texts76
    'notification-mail': typeof texts77
    'notifications': typeof texts78
    'notification-push': typeof texts79
    'pictures': typeof texts80
    'record-list': typeof texts82
    'record-page': typeof texts83
  }
}
