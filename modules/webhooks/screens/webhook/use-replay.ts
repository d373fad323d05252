import { useTranslation } from 'react-i18next'
import { useReportedMutation } from '#kit/actions/index.ts'
import { replayMutation } from '../../webhooks.queries.ts'

export function useReplay() {
  const { t } = useTranslation('webhooks')
  const { mutate } = useReportedMutation(replayMutation, {
    done: () => [t('replay.done')],
    failed: () => t('replay.failed'),
  })
  return (id: string) => mutate({ id })
}
