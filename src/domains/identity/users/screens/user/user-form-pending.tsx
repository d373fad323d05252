import { useTranslation } from 'react-i18next'
import { FieldPending } from '#kit/forms/index.ts'
import { Loading } from '#ui/feedback/skeleton.tsx'

export function UserFormPending() {
  const { t } = useTranslation('users')
  return (
    <Loading label={t('user.loading')}>
      <div className="grid max-w-xl gap-6">
        <FieldPending />
        <FieldPending />
        <FieldPending />
      </div>
    </Loading>
  )
}
