import { useTranslation } from 'react-i18next'
import { RequestId } from '#ui/feedback/request-id.tsx'
import { usePageFacts } from '../document/page-facts.ts'

export function ProblemId({ of }: { of?: string }) {
  const { t } = useTranslation()
  const page = usePageFacts()?.requestId
  const id = of ?? page
  return id && <RequestId label={t('requestId')} value={id} />
}
