// The build writes this file: vite/generated/text-types.ts.
import type texts0 from '../../modules/api-reference/dev-pages/locales/en.json'
import type texts1 from '../../modules/api-reference/layouts/locales/en.json'
import type texts2 from '../../modules/api-reference/locales/en.json'
import type texts3 from '../../modules/backup/dashboard/locales/en.json'
import type texts4 from '../../modules/connected-apps/layouts/locales/en.json'
import type texts5 from '../../modules/connected-apps/locales/en.json'
import type texts6 from '../../modules/gallery/dev-pages/locales/en.json'
import type texts7 from '../../modules/gallery/layouts/locales/en.json'
import type texts8 from '../../modules/gallery/locales/en.json'
import type texts9 from '../../modules/webhooks/activity/locales/en.json'
import type texts10 from '../../modules/webhooks/jobs/locales/en.json'
import type texts11 from '../../modules/webhooks/layouts/locales/en.json'
import type texts12 from '../../modules/webhooks/locales/en.json'
import type texts13 from '../../modules/webhooks/problems/locales/en.json'
import type texts14 from '../../modules/webhooks/scopes/locales/en.json'
import type texts15 from '../../modules/webhooks/webhook-mail/locales/en.json'
import type texts16 from '../domains/catalogue/books/locales/en.json'
import type texts17 from '../domains/catalogue/dashboard/catalogue-dashboard/locales/en.json'
import type texts18 from '../domains/catalogue/genres/locales/en.json'
import type texts19 from '../domains/community/community-notifications/locales/en.json'
import type texts20 from '../domains/community/organizations/invitations/invitation-mail/locales/en.json'
import type texts21 from '../domains/community/organizations/locales/en.json'
import type texts22 from '../domains/community/organizations/single-sign-on/locales/en.json'
import type texts23 from '../domains/community/shelves/locales/en.json'
import type texts24 from '../domains/community/shelves/reading-list/locales/en.json'
import type texts25 from '../domains/community/shelves/reading/locales/en.json'
import type texts26 from '../domains/identity/account/locales/en.json'
import type texts27 from '../domains/identity/admin-passkey/locales/en.json'
import type texts28 from '../domains/identity/captcha/locales/en.json'
import type texts29 from '../domains/identity/dashboard/identity-dashboard/locales/en.json'
import type texts30 from '../domains/identity/identity-notifications/locales/en.json'
import type texts31 from '../domains/identity/keys/locales/en.json'
import type texts32 from '../domains/identity/linked-accounts/locales/en.json'
import type texts33 from '../domains/identity/login/locales/en.json'
import type texts34 from '../domains/identity/login/mail/locales/en.json'
import type texts35 from '../domains/identity/onboarding/locales/en.json'
import type texts36 from '../domains/identity/passkeys/locales/en.json'
import type texts37 from '../domains/identity/scopes/locales/en.json'
import type texts38 from '../domains/identity/session-list/locales/en.json'
import type texts39 from '../domains/identity/sign-out/locales/en.json'
import type texts40 from '../domains/identity/users/locales/en.json'
import type texts41 from '../domains/operations/demo/locales/en.json'
import type texts42 from '../domains/operations/dev-pages/locales/en.json'
import type texts43 from '../domains/operations/home/locales/en.json'
import type texts44 from '../domains/operations/install/locales/en.json'
import type texts45 from '../domains/operations/jobs/locales/en.json'
import type texts46 from '../domains/operations/mailbox/locales/en.json'
import type texts47 from '../i18n/common/locales/en.json'
import type texts48 from '../i18n/validation/locales/en.json'
import type texts49 from '../kit/about/locales/en.json'
import type texts50 from '../kit/activity/locales/en.json'
import type texts51 from '../kit/commands/locales/en.json'
import type texts52 from '../kit/dashboard/locales/en.json'
import type texts53 from '../kit/devices/locales/en.json'
import type texts54 from '../kit/forms/locales/en.json'
import type texts55 from '../kit/import/locales/en.json'
import type texts56 from '../kit/live/locales/en.json'
import type texts57 from '../kit/notification-mail/locales/en.json'
import type texts58 from '../kit/notifications/locales/en.json'
import type texts59 from '../kit/notifications/notification-push/locales/en.json'
import type texts60 from '../kit/pictures/locales/en.json'
import type texts61 from '../kit/problems/locales/en.json'
import type texts62 from '../kit/record-list/locales/en.json'
import type texts63 from '../kit/record-page/locales/en.json'
import type texts64 from '../kit/resource-pages/locales/en.json'
import type texts65 from '../kit/views/locales/en.json'
import type texts66 from '../layouts/locales/en.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'dev-pages': typeof texts0 & typeof texts6 & typeof texts42
    'layouts': typeof texts1 & typeof texts4 & typeof texts7 & typeof texts11 & typeof texts66
    'api-reference': typeof texts2
    'dashboard': typeof texts3 & typeof texts52
    'connected-apps': typeof texts5
    'gallery': typeof texts8
    'activity': typeof texts9 & typeof texts50
    'jobs': typeof texts10 & typeof texts45
    'webhooks': typeof texts12
    'problems': typeof texts13 & typeof texts61
    'scopes': typeof texts14 & typeof texts37
    'webhook-mail': typeof texts15
    'books': typeof texts16
    'catalogue-dashboard': typeof texts17
    'genres': typeof texts18
    'community-notifications': typeof texts19
    'invitation-mail': typeof texts20
    'organizations': typeof texts21
    'single-sign-on': typeof texts22
    'shelves': typeof texts23
    'reading-list': typeof texts24
    'reading': typeof texts25
    'account': typeof texts26
    'admin-passkey': typeof texts27
    'captcha': typeof texts28
    'identity-dashboard': typeof texts29
    'identity-notifications': typeof texts30
    'keys': typeof texts31
    'linked-accounts': typeof texts32
    'login': typeof texts33
    'mail': typeof texts34
    'onboarding': typeof texts35
    'passkeys': typeof texts36
    'session-list': typeof texts38
    'sign-out': typeof texts39
    'users': typeof texts40
    'demo': typeof texts41
    'home': typeof texts43
    'install': typeof texts44
    'mailbox': typeof texts46
    'common': typeof texts47
    'validation': typeof texts48
    'about': typeof texts49
    'commands': typeof texts51
    'devices': typeof texts53
    'forms': typeof texts54
    'import': typeof texts55
    'live': typeof texts56
    'notification-mail': typeof texts57
    'notifications': typeof texts58
    'notification-push': typeof texts59
    'pictures': typeof texts60
    'record-list': typeof texts62
    'record-page': typeof texts63
    'resource-pages': typeof texts64
    'views': typeof texts65
  }
}
