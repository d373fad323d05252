import { useTranslation } from 'react-i18next'
import { GettingStartedRow, type StepProps } from '#kit/dashboard/index.ts'
import { productLinks } from '#rules/product.ts'
import { OutsideLink } from '#ui/actions/outside-link.tsx'

const step = (name: 'name' | 'mail' | 'backup', guide: string, code: string) =>
  function Step({ isDone, hasGuides }: StepProps) {
    const { t } = useTranslation('dashboard')
    const title = t(`gettingStarted.${name}`)
    const address = hasGuides ? `/docs/${guide}.md` : productLinks.documentation
    const link = <OutsideLink href={address}>{title}</OutsideLink>
    return <GettingStartedRow isDone={isDone} title={title} link={link} code={code} />
  }

export const NameStep = step('name', 'renaming', 'npm run rename -- "<name>"')
export const MailStep = step('mail', 'configuration', 'SMTP_URL, MAIL_FROM')
export const BackupStep = step('backup', 'operating', 'npm run admin -- backup <file>')
