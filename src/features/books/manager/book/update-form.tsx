import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSheet, useForm } from '#features/forms/index.ts'
import type { Genre } from '#features/genres/index.ts'
import { Refusal } from '#features/session/index.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { type Book, type BookDraft, bookDraftSchema, bookSchema } from '../../book.ts'
import { updateBookMutation } from '../../books.mutations.ts'
import { BookFields } from './book-fields.tsx'
import { valuesOf } from './book-values.ts'
import { ConflictView } from './conflict-view.tsx'
import { differingFields, type Versions } from './versions.ts'

/** Changes the book as it was opened; where somebody else was quicker, both versions are laid side by side. */
export function UpdateForm({ book, genres }: { book: Book; genres: Genre[] }) {
  const { t } = useTranslation(['books', 'common'])
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(updateBookMutation(useQueryClient()))
  const [seen, setSeen] = useState(book)
  const [conflict, setConflict] = useState<Versions>()
  const form = useForm({
    initial: valuesOf(book),
    schema: bookDraftSchema,
    save,
    onSaved: ({ id }) => {
      toast.success(t('form.updated'))
      void navigate({ to: '/manager/books/$id', params: { id }, replace: true })
    },
  })

  async function save(draft: BookDraft): Promise<Book> {
    try {
      return await mutateAsync({ ...draft, id: seen.id, version: seen.version })
    } catch (error) {
      const theirs = currentIn(error)
      if (!theirs) throw error
      const versions = { base: valuesOf(seen), mine: valuesOf(draft), theirs: valuesOf(theirs) }
      if (differingFields(versions).length === 0) return theirs
      setSeen(theirs)
      setConflict(versions)
      throw error
    }
  }

  return (
    <>
      {conflict && (
        <ConflictView
          versions={conflict}
          changedAt={seen.updatedAt}
          genres={genres}
          onSave={(values) => {
            setConflict(undefined)
            form.submit(values)
          }}
          onEdit={(values) => {
            setConflict(undefined)
            form.set(values)
          }}
        />
      )}
      <FormSheet
        form={form}
        hidden={conflict !== undefined}
        submitLabel={t('form.submitUpdate')}
        problemTitle={t('form.notSaved')}
        cancel={
          <LinkButton to="/manager/books/$id" params={{ id: book.id }}>
            {t('common:actions.cancel')}
          </LinkButton>
        }
      >
        <BookFields form={form} genres={genres} />
      </FormSheet>
    </>
  )
}

/** What the book is by now, where that is why it was not saved. */
function currentIn(error: unknown): Book | undefined {
  if (!(error instanceof Refusal) || error.code !== 'CONFLICT') return undefined
  return bookSchema.safeParse(error.current).data
}
