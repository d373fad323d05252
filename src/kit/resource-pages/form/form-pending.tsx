import { FieldPending } from '#kit/forms/index.ts'
import { fieldOf } from '#kit/resource/index.ts'
import { Loading } from '#ui/feedback/skeleton.tsx'
import type { FormScreens } from '../kinds/form-options.ts'
import { useResourceTexts } from '../use-resource-texts.ts'
import { isWide, withPictures } from './form-fields.tsx'
import { formFieldsOf } from './values.ts'

export function FormPending({ form }: { form: FormScreens }) {
  const { resource } = form.screens
  const { t } = useResourceTexts(resource)
  const kinds = formFieldsOf(form).map((name) => ({ name, kind: fieldOf(resource, name).kind }))
  return (
    <Loading label={t('form.loading')}>
      <div className={withPictures}>
        <div className="grid content-start gap-6 sm:grid-cols-2">
          {kinds
            .filter(({ kind }) => kind !== 'picture')
            .map(({ name, kind }) => (
              <FieldPending
                key={name}
                className={isWide(form, name) ? 'sm:col-span-2' : ''}
                tall={kind === 'longText'}
              />
            ))}
        </div>
        {kinds.some(({ kind }) => kind === 'picture') && <FieldPending tall />}
      </div>
    </Loading>
  )
}
