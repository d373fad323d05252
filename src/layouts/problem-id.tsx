import { useTranslation } from 'react-i18next'
import { useSetup } from '#features/setup/index.ts'
import { RequestId } from '#ui/feedback/request-id.tsx'

/** The id under which the log knows what happened; the page's own where the problem has none. */
export function ProblemId({ of }: { of?: string }) {
  const { t } = useTranslation()
  const page = useSetup()?.requestId
  const id = of ?? page
  return id && <RequestId label={t('requestId')} value={id} />
}
