import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { CopyButton } from '#ui/actions/copy-button.tsx'
import { EmptyTray } from '#ui/feedback/drawings/empty-tray.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FailedState } from '#ui/feedback/failed-state.tsx'
import { ForbiddenState } from '#ui/feedback/forbidden-state.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'
import { OfflineState } from '#ui/feedback/offline-state.tsx'
import { RequestId } from '#ui/feedback/request-id.tsx'

export const group = 'feedback'

const requestId = '0199b6a4-7c1e'

export default function StatesExample() {
  const { t } = useTranslation(['gallery', 'common'])
  return (
    <div className="grid gap-px lg:grid-cols-2">
      <EmptyState
        drawing={<EmptyTray />}
        title={t('emptyState.title')}
        text={t('emptyState.text')}
        actions={<Button variant="primary">{t('emptyState.action')}</Button>}
      />
      <NoMatchState
        title={t('noMatchState.title')}
        text={t('noMatchState.text')}
        actions={<Button>{t('clearSearch')}</Button>}
      />
      <ForbiddenState
        title={t('forbiddenState.title')}
        text={t('forbiddenState.text')}
        actions={<Button>{t('forbiddenState.action')}</Button>}
      />
      <FailedState
        title={t('failedState.title')}
        text={t('failedState.text')}
        actions={<Button>{t('retry')}</Button>}
        note={
          <RequestId
            label={t('common:requestId')}
            value={requestId}
            copy={<CopyButton text={requestId} label={t('copy')} copiedLabel={t('copied')} />}
          />
        }
      />
      <OfflineState title={t('offlineState.title')} text={t('offlineState.text')} />
    </div>
  )
}
