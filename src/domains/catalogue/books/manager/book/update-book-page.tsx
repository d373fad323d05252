import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { genresQuery } from '#domains/catalogue/genres/index.ts'
import { Awaited } from '#kit/record-page/index.ts'
import { Page } from '#layouts/page.tsx'
import { editedBookQuery } from '../../books.queries.ts'
import { BookFormPending } from './book-form-pending.tsx'
import { UpdateForm } from './update-form.tsx'

export function UpdateBookPage({ id }: { id: string }) {
  const { t } = useTranslation(['books', 'layouts'])
  const genres = useQuery(genresQuery)
  const frame = {
    title: t('layouts:pages.updateBook'),
    failedTitle: t('form.loadFailed'),
    pending: <BookFormPending />,
  }
  return (
    <Awaited of={useQuery(editedBookQuery(id))} {...frame}>
      {(book) => (
        <Awaited of={genres} {...frame}>
          {(known) => (
            <Page title={t('layouts:pages.updateBook')}>
              <UpdateForm key={id} book={book} genres={known} />
            </Page>
          )}
        </Awaited>
      )}
    </Awaited>
  )
}
