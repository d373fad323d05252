import { useTranslation } from 'react-i18next'
import { GettingStartedRow, type StepProps } from '#kit/dashboard/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'

export function GenresStep({ isDone }: StepProps) {
  const { t } = useTranslation('catalogue-dashboard')
  const title = t('steps.genres')
  const link = <TextLink to="/manager/genres">{title}</TextLink>
  return <GettingStartedRow isDone={isDone} title={title} link={link} />
}

export function ImportStep({ isDone }: StepProps) {
  const { t } = useTranslation('catalogue-dashboard')
  const title = t('steps.import')
  const link = <TextLink to="/manager/books/import">{title}</TextLink>
  return <GettingStartedRow isDone={isDone} title={title} link={link} />
}
