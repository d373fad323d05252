import { guidedStep } from '#kit/dashboard/index.ts'

export const NameStep = guidedStep('gettingStarted.name', 'renaming', 'npm run rename -- "<name>"')
export const MailStep = guidedStep('gettingStarted.mail', 'configuration', 'SMTP_URL, MAIL_FROM')
