import { useTranslation } from 'react-i18next'
import { DayPlot, type PieceProps } from '#kit/dashboard/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'

export function SignInsPlot({ of: { days } }: PieceProps) {
  const { t } = useTranslation('identity-dashboard')
  const { signIns, failedSignIns } = days
  if (!signIns || !failedSignIns) return null
  const search = { action: 'session.start', from: signIns[0]?.day }
  return (
    <DayPlot
      title={t('signIns.title')}
      series={[
        { name: t('signIns.done'), tone: 'accent', days: signIns },
        { name: t('signIns.failed'), tone: 'danger', days: failedSignIns },
      ]}
      more={
        <TextLink to="/manager/activity" search={search}>
          {t('signIns.more')}
        </TextLink>
      }
    />
  )
}
