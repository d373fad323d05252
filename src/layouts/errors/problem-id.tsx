import { useTranslation } from 'react-i18next'
import { RequestId } from '#ui/feedback/request-id.tsx'
import { usePageFacts } from '../document/page-facts.ts'

/** The id under which the log knows what happened; the page's own where the problem has none. */
export function ProblemId({ of }: { of?: string }) {
  const { t } = useTranslation()
  const page = usePageFacts()?.requestId
  const id = of ?? page
  return id && <RequestId label={t('requestId')} value={id} />
}
