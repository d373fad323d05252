import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { focusField } from './focus-field.ts'
import type { Form } from './use-form.ts'

export function KeptNotice<Values>({ form }: { form: Form<Values> }) {
  const { t } = useTranslation('forms')
  if (!form.isRestored) return null

  // The pressed button goes, so the first field takes the focus.
  function discard() {
    form.discard()
    if (form.element.current) focusField(form.element.current, [])
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-accent-tint px-4 py-2 text-sm">
      <output>{t('restored.text')}</output>
      <Button size="sm" variant="quiet" onClick={discard}>
        {t('restored.discard')}
      </Button>
    </div>
  )
}
