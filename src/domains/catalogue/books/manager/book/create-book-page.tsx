import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type Genre, genresQuery } from '#domains/catalogue/genres/index.ts'
import { FormSheet, useForm } from '#kit/forms/index.ts'
import { Awaited } from '#kit/record-page/index.ts'
import { focusOnArrival } from '#layouts/navigation/focus-on-arrival.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { bookDraftSchema } from '../../book.ts'
import { createBookMutation } from '../../books.mutations.ts'
import { BookFields } from './book-fields.tsx'
import { BookFormPending } from './book-form-pending.tsx'
import { noBook } from './book-values.ts'

export function CreateBookPage() {
  const { t } = useTranslation(['books', 'layouts'])
  return (
    <Awaited
      of={useQuery(genresQuery)}
      title={t('layouts:pages.newBook')}
      failedTitle={t('form.loadFailed')}
      pending={<BookFormPending />}
    >
      {(genres) => (
        <Page title={t('layouts:pages.newBook')}>
          <CreateForm genres={genres} />
        </Page>
      )}
    </Awaited>
  )
}

function CreateForm({ genres }: { genres: Genre[] }) {
  const { t } = useTranslation(['books', 'common'])
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(createBookMutation(useQueryClient()))
  const form = useForm({
    initial: noBook,
    schema: bookDraftSchema,
    save: (draft) => mutateAsync(draft),
    onSaved: ({ id }) => {
      toast.success(t('form.created'))
      void navigate({ to: '/manager/books/$id', params: { id }, replace: true })
    },
  })
  const { element } = form
  useEffect(() => focusOnArrival(element.current?.querySelector('input')), [element])

  return (
    <FormSheet
      form={form}
      submitLabel={t('form.submitCreate')}
      cancel={<LinkButton to="/manager/books">{t('common:actions.cancel')}</LinkButton>}
    >
      <BookFields form={form} genres={genres} />
    </FormSheet>
  )
}
