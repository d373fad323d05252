import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NoMatchState } from '#ui/feedback/no-match-state.tsx'

interface NoOrganizationsProps {
  searchTerm: string
  onNew: () => void
}

export function NoOrganizations({ searchTerm, onNew }: NoOrganizationsProps) {
  const { t } = useTranslation(['organizations', 'record-list'])
  const navigate = useNavigate()
  if (searchTerm === '') {
    return (
      <EmptyState
        title={t('list.empty.title')}
        text={t('list.empty.text')}
        actions={
          <Button variant="primary" onClick={onNew}>
            {t('list.new')}
          </Button>
        }
      />
    )
  }
  return (
    <NoMatchState
      title={t('list.noMatch')}
      text={<span className="wrap-anywhere">{t('record-list:searched', { searchTerm })}</span>}
      actions={
        <Button onClick={() => void navigate({ to: '/app/organizations' })}>
          {t('record-list:clearSearch')}
        </Button>
      }
    />
  )
}
