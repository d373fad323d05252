// The build writes this file: vite/generated/text-types.ts.
import type texts0 from '../../modules/api-reference/dev-pages/locales/en.json'
import type texts1 from '../../modules/api-reference/layouts/locales/en.json'
import type texts2 from '../../modules/api-reference/locales/en.json'
import type texts3 from '../../modules/backup/dashboard/locales/en.json'
import type texts4 from '../../modules/gallery/dev-pages/locales/en.json'
import type texts5 from '../../modules/gallery/layouts/locales/en.json'
import type texts6 from '../../modules/gallery/locales/en.json'
import type texts7 from '../../modules/webhooks/activity/locales/en.json'
import type texts8 from '../../modules/webhooks/jobs/locales/en.json'
import type texts9 from '../../modules/webhooks/layouts/locales/en.json'
import type texts10 from '../../modules/webhooks/locales/en.json'
import type texts11 from '../../modules/webhooks/problems/locales/en.json'
import type texts12 from '../../modules/webhooks/scopes/locales/en.json'
import type texts13 from '../../modules/webhooks/webhook-mail/locales/en.json'
import type texts14 from '../domains/catalogue/books/locales/en.json'
import type texts15 from '../domains/catalogue/dashboard/catalogue-dashboard/locales/en.json'
import type texts16 from '../domains/catalogue/genres/locales/en.json'
import type texts17 from '../domains/community/community-notifications/locales/en.json'
import type texts18 from '../domains/community/organizations/invitations/invitation-mail/locales/en.json'
import type texts19 from '../domains/community/organizations/locales/en.json'
import type texts20 from '../domains/community/organizations/single-sign-on/locales/en.json'
import type texts21 from '../domains/community/shelves/locales/en.json'
import type texts22 from '../domains/community/shelves/reading-list/locales/en.json'
import type texts23 from '../domains/community/shelves/reading/locales/en.json'
import type texts24 from '../domains/identity/account/locales/en.json'
import type texts25 from '../domains/identity/admin-passkey/locales/en.json'
import type texts26 from '../domains/identity/captcha/locales/en.json'
import type texts27 from '../domains/identity/connections/locales/en.json'
import type texts28 from '../domains/identity/dashboard/identity-dashboard/locales/en.json'
import type texts29 from '../domains/identity/identity-notifications/locales/en.json'
import type texts30 from '../domains/identity/keys/locales/en.json'
import type texts31 from '../domains/identity/linked-accounts/locales/en.json'
import type texts32 from '../domains/identity/login/locales/en.json'
import type texts33 from '../domains/identity/login/mail/locales/en.json'
import type texts34 from '../domains/identity/onboarding/locales/en.json'
import type texts35 from '../domains/identity/passkeys/locales/en.json'
import type texts36 from '../domains/identity/scopes/locales/en.json'
import type texts37 from '../domains/identity/session-list/locales/en.json'
import type texts38 from '../domains/identity/sign-out/locales/en.json'
import type texts39 from '../domains/identity/users/locales/en.json'
import type texts40 from '../domains/operations/demo/locales/en.json'
import type texts41 from '../domains/operations/dev-pages/locales/en.json'
import type texts42 from '../domains/operations/home/locales/en.json'
import type texts43 from '../domains/operations/install/locales/en.json'
import type texts44 from '../domains/operations/jobs/locales/en.json'
import type texts45 from '../domains/operations/mailbox/locales/en.json'
import type texts46 from '../i18n/common/locales/en.json'
import type texts47 from '../i18n/validation/locales/en.json'
import type texts48 from '../kit/about/locales/en.json'
import type texts49 from '../kit/activity/locales/en.json'
import type texts50 from '../kit/commands/locales/en.json'
import type texts51 from '../kit/dashboard/locales/en.json'
import type texts52 from '../kit/devices/locales/en.json'
import type texts53 from '../kit/forms/locales/en.json'
import type texts54 from '../kit/import/locales/en.json'
import type texts55 from '../kit/live/locales/en.json'
import type texts56 from '../kit/notification-mail/locales/en.json'
import type texts57 from '../kit/notifications/locales/en.json'
import type texts58 from '../kit/notifications/notification-push/locales/en.json'
import type texts59 from '../kit/pictures/locales/en.json'
import type texts60 from '../kit/problems/locales/en.json'
import type texts61 from '../kit/record-list/locales/en.json'
import type texts62 from '../kit/record-page/locales/en.json'
import type texts63 from '../kit/resource-pages/locales/en.json'
import type texts64 from '../kit/views/locales/en.json'
import type texts65 from '../layouts/locales/en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'dev-pages': typeof texts0 & typeof texts4 & typeof texts41
    'layouts': typeof texts1 & typeof texts5 & typeof texts9 & typeof texts65
    'api-reference': typeof texts2
    'dashboard': typeof texts3 & typeof texts51
    'gallery': typeof texts6
    'activity': typeof texts7 & typeof texts49
    'jobs': typeof texts8 & typeof texts44
    'webhooks': typeof texts10
    'problems': typeof texts11 & typeof texts60
    'scopes': typeof texts12 & typeof texts36
    'webhook-mail': typeof texts13
    'books': typeof texts14
    'catalogue-dashboard': typeof texts15
    'genres': typeof texts16
    'community-notifications': typeof texts17
    'invitation-mail': typeof texts18
    'organizations': typeof texts19
    'single-sign-on': typeof texts20
    'shelves': typeof texts21
    'reading-list': typeof texts22
    'reading': typeof texts23
    'account': typeof texts24
    'admin-passkey': typeof texts25
    'captcha': typeof texts26
    'connections': typeof texts27
    'identity-dashboard': typeof texts28
    'identity-notifications': typeof texts29
    'keys': typeof texts30
    'linked-accounts': typeof texts31
    'login': typeof texts32
    'mail': typeof texts33
    'onboarding': typeof texts34
    'passkeys': typeof texts35
    'session-list': typeof texts37
    'sign-out': typeof texts38
    'users': typeof texts39
    'demo': typeof texts40
    'home': typeof texts42
    'install': typeof texts43
    'mailbox': typeof texts45
    'common': typeof texts46
    'validation': typeof texts47
    'about': typeof texts48
    'commands': typeof texts50
    'devices': typeof texts52
    'forms': typeof texts53
    'import': typeof texts54
    'live': typeof texts55
    'notification-mail': typeof texts56
    'notifications': typeof texts57
    'notification-push': typeof texts58
    'pictures': typeof texts59
    'record-list': typeof texts61
    'record-page': typeof texts62
    'resource-pages': typeof texts63
    'views': typeof texts64
  }
}
