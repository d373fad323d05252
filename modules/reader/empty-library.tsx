import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Bookshelf } from './drawings/bookshelf.tsx'

export function EmptyLibrary({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('books')
  const queryClient = useQueryClient()
  const mayAdd = useSession()?.permissions.book?.includes('create') ?? false
  return (
    <EmptyState
      drawing={<Bookshelf />}
      title={title}
      text={text}
      actions={
        mayAdd ? (
          <LinkButton to="/manager/books/new" variant="primary">
            {t('list.empty.add')}
          </LinkButton>
        ) : (
          <Button onClick={() => void queryClient.invalidateQueries()}>
            {t('reader.lookAgain')}
          </Button>
        )
      }
    />
  )
}
