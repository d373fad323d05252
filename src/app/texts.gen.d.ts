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
import type texts10 from '../../modules/gallery/dev-pages/locales/en.json'
import type texts11 from '../../modules/gallery/layouts/locales/en.json'
import type texts12 from '../../modules/gallery/locales/en.json'
import type texts13 from '../../modules/organizations/invitations/invitation-mail/locales/en.json'
import type texts14 from '../../modules/organizations/locales/en.json'
import type texts15 from '../../modules/organizations/organization-notifications/locales/en.json'
import type texts16 from '../../modules/organizations/single-sign-on/locales/en.json'
import type texts17 from '../../modules/shelves/locales/en.json'
import type texts18 from '../../modules/shelves/reading-list/locales/en.json'
import type texts19 from '../../modules/shelves/reading/locales/en.json'
import type texts20 from '../../modules/shelves/shelf-notifications/locales/en.json'
import type texts21 from '../../modules/webhooks/activity/locales/en.json'
import type texts22 from '../../modules/webhooks/jobs/locales/en.json'
import type texts23 from '../../modules/webhooks/layouts/locales/en.json'
import type texts24 from '../../modules/webhooks/locales/en.json'
import type texts25 from '../../modules/webhooks/problems/locales/en.json'
import type texts26 from '../../modules/webhooks/scopes/locales/en.json'
import type texts27 from '../../modules/webhooks/webhook-mail/locales/en.json'
import type texts28 from '../domains/identity/account/locales/en.json'
import type texts29 from '../domains/identity/admin-passkey/locales/en.json'
import type texts30 from '../domains/identity/dashboard/identity-dashboard/locales/en.json'
import type texts31 from '../domains/identity/identity-notifications/locales/en.json'
import type texts32 from '../domains/identity/keys/locales/en.json'
import type texts33 from '../domains/identity/linked-accounts/locales/en.json'
import type texts34 from '../domains/identity/login/locales/en.json'
import type texts35 from '../domains/identity/login/mail/locales/en.json'
import type texts36 from '../domains/identity/onboarding/locales/en.json'
import type texts37 from '../domains/identity/passkeys/locales/en.json'
import type texts38 from '../domains/identity/scopes/locales/en.json'
import type texts39 from '../domains/identity/session-list/locales/en.json'
import type texts40 from '../domains/identity/sign-out/locales/en.json'
import type texts41 from '../domains/identity/users/locales/en.json'
import type texts42 from '../domains/operations/demo/locales/en.json'
import type texts43 from '../domains/operations/dev-pages/locales/en.json'
import type texts44 from '../domains/operations/home/locales/en.json'
import type texts45 from '../domains/operations/install/locales/en.json'
import type texts46 from '../domains/operations/jobs/locales/en.json'
import type texts47 from '../domains/operations/mailbox/locales/en.json'
import type texts48 from '../i18n/common/locales/en.json'
import type texts49 from '../i18n/validation/locales/en.json'
import type texts50 from '../kit/about/locales/en.json'
import type texts51 from '../kit/activity/locales/en.json'
import type texts52 from '../kit/commands/locales/en.json'
import type texts53 from '../kit/dashboard/locales/en.json'
import type texts54 from '../kit/devices/locales/en.json'
import type texts55 from '../kit/forms/locales/en.json'
import type texts56 from '../kit/import/locales/en.json'
import type texts57 from '../kit/live/locales/en.json'
import type texts58 from '../kit/notification-mail/locales/en.json'
import type texts59 from '../kit/notifications/locales/en.json'
import type texts60 from '../kit/notifications/notification-push/locales/en.json'
import type texts61 from '../kit/pictures/locales/en.json'
import type texts62 from '../kit/problems/locales/en.json'
import type texts63 from '../kit/record-list/locales/en.json'
import type texts64 from '../kit/record-page/locales/en.json'
import type texts65 from '../kit/resource-pages/locales/en.json'
import type texts66 from '../kit/views/locales/en.json'
import type texts67 from '../layouts/locales/en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'dev-pages': typeof texts0 & typeof texts10 & typeof texts43
    'layouts': typeof texts1 & typeof texts8 & typeof texts11 & typeof texts23 & typeof texts67
    'api-reference': typeof texts2
    'dashboard': typeof texts3 & typeof texts53
    'captcha': typeof texts4
    'books': typeof texts5
    'catalogue-dashboard': typeof texts6
    'genres': typeof texts7
    'connected-apps': typeof texts9
    'gallery': typeof texts12
    'invitation-mail': typeof texts13
    'organizations': typeof texts14
    'organization-notifications': typeof texts15
    'single-sign-on': typeof texts16
    'shelves': typeof texts17
    'reading-list': typeof texts18
    'reading': typeof texts19
    'shelf-notifications': typeof texts20
    'activity': typeof texts21 & typeof texts51
    'jobs': typeof texts22 & typeof texts46
    'webhooks': typeof texts24
    'problems': typeof texts25 & typeof texts62
    'scopes': typeof texts26 & typeof texts38
    'webhook-mail': typeof texts27
    'account': typeof texts28
    'admin-passkey': typeof texts29
    'identity-dashboard': typeof texts30
    'identity-notifications': typeof texts31
    'keys': typeof texts32
    'linked-accounts': typeof texts33
    'login': typeof texts34
    'mail': typeof texts35
    'onboarding': typeof texts36
    'passkeys': typeof texts37
    'session-list': typeof texts39
    'sign-out': typeof texts40
    'users': typeof texts41
    'demo': typeof texts42
    'home': typeof texts44
    'install': typeof texts45
    'mailbox': typeof texts47
    'common': typeof texts48
    'validation': typeof texts49
    'about': typeof texts50
    'commands': typeof texts52
    'devices': typeof texts54
    'forms': typeof texts55
    'import': typeof texts56
    'live': typeof texts57
    'notification-mail': typeof texts58
    'notifications': typeof texts59
    'notification-push': typeof texts60
    'pictures': typeof texts61
    'record-list': typeof texts63
    'record-page': typeof texts64
    'resource-pages': typeof texts65
    'views': typeof texts66
  }
}
