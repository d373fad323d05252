import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Genre } from '#domains/catalogue/genres/index.ts'
import { UpdateSheet, useUpdate } from '#kit/forms/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { type Book, bookDraftSchema, bookSchema } from '../../book.ts'
import { updateBookMutation } from '../../books.mutations.ts'
import { BookFields } from './book-fields.tsx'
import { bookValues } from './book-values.ts'
import { useBookVersionWords } from './version-words.tsx'

export function UpdateForm({ book, genres }: { book: Book; genres: Genre[] }) {
  const { t } = useTranslation(['books', 'common'])
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(updateBookMutation(useQueryClient()))
  const update = useUpdate({
    record: book,
    recordSchema: bookSchema,
    valuesOf: bookValues,
    schema: bookDraftSchema,
    save: (draft, { id, version }) => mutateAsync({ ...draft, id, version }),
    onSaved: ({ id }) => {
      toast.success(t('form.updated'))
      void navigate({ to: '/manager/books/$id', params: { id }, replace: true })
    },
  })

  return (
    <UpdateSheet
      update={update}
      words={useBookVersionWords(genres)}
      submitLabel={t('form.submitUpdate')}
      cancel={
        <LinkButton to="/manager/books/$id" params={{ id: book.id }}>
          {t('common:actions.cancel')}
        </LinkButton>
      }
    >
      <BookFields form={update.form} genres={genres} />
    </UpdateSheet>
  )
}
