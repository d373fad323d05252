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
import type texts21 from '../../modules/saved-views/activity/locales/en.json'
import type texts22 from '../../modules/saved-views/locales/en.json'
import type texts23 from '../../modules/saved-views/problems/locales/en.json'
import type texts24 from '../../modules/shelves/locales/en.json'
import type texts25 from '../../modules/shelves/reading-list/locales/en.json'
import type texts26 from '../../modules/shelves/reading/locales/en.json'
import type texts27 from '../../modules/shelves/shelf-notifications/locales/en.json'
import type texts28 from '../../modules/webhooks/activity/locales/en.json'
import type texts29 from '../../modules/webhooks/jobs/locales/en.json'
import type texts30 from '../../modules/webhooks/layouts/locales/en.json'
import type texts31 from '../../modules/webhooks/locales/en.json'
import type texts32 from '../../modules/webhooks/problems/locales/en.json'
import type texts33 from '../../modules/webhooks/scopes/locales/en.json'
import type texts34 from '../../modules/webhooks/webhook-mail/locales/en.json'
import type texts35 from '../domains/identity/account/locales/en.json'
import type texts36 from '../domains/identity/admin-passkey/locales/en.json'
import type texts37 from '../domains/identity/dashboard/identity-dashboard/locales/en.json'
import type texts38 from '../domains/identity/identity-notifications/locales/en.json'
import type texts39 from '../domains/identity/keys/locales/en.json'
import type texts40 from '../domains/identity/linked-accounts/locales/en.json'
import type texts41 from '../domains/identity/login/locales/en.json'
import type texts42 from '../domains/identity/login/mail/locales/en.json'
import type texts43 from '../domains/identity/onboarding/locales/en.json'
import type texts44 from '../domains/identity/passkeys/locales/en.json'
import type texts45 from '../domains/identity/scopes/locales/en.json'
import type texts46 from '../domains/identity/session-list/locales/en.json'
import type texts47 from '../domains/identity/sign-out/locales/en.json'
import type texts48 from '../domains/identity/users/locales/en.json'
import type texts49 from '../domains/operations/demo/locales/en.json'
import type texts50 from '../domains/operations/dev-pages/locales/en.json'
import type texts51 from '../domains/operations/home/locales/en.json'
import type texts52 from '../domains/operations/install/locales/en.json'
import type texts53 from '../domains/operations/jobs/locales/en.json'
import type texts54 from '../domains/operations/mailbox/locales/en.json'
import type texts55 from '../i18n/common/locales/en.json'
import type texts56 from '../i18n/validation/locales/en.json'
import type texts57 from '../kit/about/locales/en.json'
import type texts58 from '../kit/activity/locales/en.json'
import type texts59 from '../kit/commands/locales/en.json'
import type texts60 from '../kit/dashboard/locales/en.json'
import type texts61 from '../kit/devices/locales/en.json'
import type texts62 from '../kit/forms/locales/en.json'
import type texts63 from '../kit/live/locales/en.json'
import type texts64 from '../kit/notification-mail/locales/en.json'
import type texts65 from '../kit/notifications/locales/en.json'
import type texts66 from '../kit/notifications/notification-push/locales/en.json'
import type texts67 from '../kit/pictures/locales/en.json'
import type texts68 from '../kit/problems/locales/en.json'
import type texts69 from '../kit/record-list/locales/en.json'
import type texts70 from '../kit/record-page/locales/en.json'
import type texts71 from '../kit/resource-pages/locales/en.json'
import type texts72 from '../layouts/locales/en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'dev-pages': typeof texts0 & typeof texts11 & typeof texts50
    'layouts': typeof texts1 & typeof texts8 & typeof texts12 & typeof texts30 & typeof texts72
    'api-reference': typeof texts2
    'dashboard': typeof texts3 & typeof texts60
    'captcha': typeof texts4
    'books': typeof texts5
    'catalogue-dashboard': typeof texts6
    'genres': typeof texts7
    'connected-apps': typeof texts9
    'resource-pages': typeof texts10 & typeof texts16 & typeof texts71
    'gallery': typeof texts13
    'import-notifications': typeof texts14
    'imports': typeof texts15
    'invitation-mail': typeof texts17
    'organizations': typeof texts18
    'organization-notifications': typeof texts19
    'single-sign-on': typeof texts20
    'activity': typeof texts21 & typeof texts28 & typeof texts58
    'saved-views': typeof texts22
    'problems': typeof texts23 & typeof texts32 & typeof texts68
    'shelves': typeof texts24
    'reading-list': typeof texts25
    'reading': typeof texts26
    'shelf-notifications': typeof texts27
    'jobs': typeof texts29 & typeof texts53
    'webhooks': typeof texts31
    'scopes': typeof texts33 & typeof texts45
    'webhook-mail': typeof texts34
    'account': typeof texts35
    'admin-passkey': typeof texts36
    'identity-dashboard': typeof texts37
    'identity-notifications': typeof texts38
    'keys': typeof texts39
    'linked-accounts': typeof texts40
    'login': typeof texts41
    'mail': typeof texts42
    'onboarding': typeof texts43
    'passkeys': typeof texts44
    'session-list': typeof texts46
    'sign-out': typeof texts47
    'users': typeof texts48
    'demo': typeof texts49
    'home': typeof texts51
    'install': typeof texts52
    'mailbox': typeof texts54
    'common': typeof texts55
    'validation': typeof texts56
    'about': typeof texts57
    'commands': typeof texts59
    'devices': typeof texts61
    'forms': typeof texts62
    'live': typeof texts63
    'notification-mail': typeof texts64
    'notifications': typeof texts65
    'notification-push': typeof texts66
    'pictures': typeof texts67
    'record-list': typeof texts69
    'record-page': typeof texts70
  }
}
