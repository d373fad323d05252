import { useTranslation } from 'react-i18next'
import { FieldPending } from '#kit/forms/index.ts'
import { Loading } from '#ui/feedback/skeleton.tsx'

export function BookFormPending() {
  const { t } = useTranslation('books')
  return (
    <Loading label={t('form.loading')}>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-6 sm:grid-cols-2">
          <FieldPending className="sm:col-span-2" />
          <FieldPending className="sm:col-span-2" />
          <FieldPending />
          <FieldPending />
          <FieldPending />
          <FieldPending />
          <FieldPending className="sm:col-span-2" tall />
        </div>
        <FieldPending tall />
      </div>
    </Loading>
  )
}
