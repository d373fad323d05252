import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FetchFailed } from '#kit/problems/index.ts'
import { BookCover } from '#modules/covers/index.ts'
import { useHueOf } from '#modules/genres/index.ts'
import { ListRow, ListRows } from '#ui/data/list-rows.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { SearchInput } from '#ui/fields/search-input.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

export interface FoundBook {
  id: string
  title: string
  author: string
  genreId: string
  coverId: string | null
}

interface BookSearchProps {
  label: string
  query: (searchTerm: string) => UseQueryOptions<FoundBook[]>
  except?: string | undefined
  actionOf: (book: FoundBook) => ReactNode
}

interface BookSearchDialogProps extends BookSearchProps {
  open: boolean
  title: string
  onClose: () => void
}

export function BookSearchDialog({ open, title, onClose, ...search }: BookSearchDialogProps) {
  const { t } = useTranslation(['shelves', 'common'])
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      closeLabel={t('common:actions.close')}
    >
      <BookSearch {...search} />
    </Dialog>
  )
}

function BookSearch({ label, query, ...found }: BookSearchProps) {
  const { t } = useTranslation('shelves')
  const [term, setTerm] = useState('')
  return (
    <>
      <SearchInput
        value={term}
        onValueChange={setTerm}
        label={label}
        placeholder={label}
        clearLabel={t('find.clear')}
      />
      <FoundBooks of={query(useDeferredValue(term.trim()))} {...found} />
    </>
  )
}

interface FoundBooksProps extends Pick<BookSearchProps, 'except' | 'actionOf'> {
  of: ReturnType<BookSearchProps['query']>
}

function FoundBooks({ of: options, except, actionOf }: FoundBooksProps) {
  const { t } = useTranslation('shelves')
  const hueOf = useHueOf()
  const query = useQuery({ ...options, placeholderData: keepPreviousData })
  const { data, isError, isPlaceholderData, fetchStatus } = query
  const isOffline = fetchStatus === 'paused' && (!data || isPlaceholderData)
  if (isError || isOffline) return <FetchFailed of={query} title={t('find.failed')} />
  if (!data) {
    return (
      <Loading label={t('find.loading')}>
        <Skeleton className="my-3 h-12" />
        <Skeleton className="my-3 h-12" />
      </Loading>
    )
  }
  const books = data.filter(({ id }) => id !== except)
  if (books.length === 0) {
    return <p className="py-6 text-center text-ink-soft">{t('find.none')}</p>
  }
  return (
    <div className="-mx-4 mt-2">
      <ListRows label={t('find.found')}>
        {books.map((book) => (
          <ListRow
            key={book.id}
            leading={
              <div className="w-8 shrink-0">
                <BookCover book={{ ...book, hue: hueOf(book.genreId) }} size="row" />
              </div>
            }
            title={<bdi>{book.title}</bdi>}
            detail={<bdi>{book.author}</bdi>}
            trailing={actionOf(book)}
          />
        ))}
      </ListRows>
    </div>
  )
}
