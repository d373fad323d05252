import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSheet, useForm } from '#kit/forms/index.ts'
import { schemasOf } from '#kit/resource/index.ts'
import { focusOnArrival } from '#layouts/navigation/focus-on-arrival.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { linkTo } from '../link-to.ts'
import { createMutation } from '../mutations.ts'
import type { Options } from '../references.tsx'
import { useResourceTexts } from '../use-resource-texts.ts'
import { AwaitedOptions } from './awaited-options.tsx'
import { FormFields } from './form-fields.tsx'
import type { FormScreens } from './form-options.ts'
import { valuesOf } from './values.ts'

export function CreatePage({ form }: { form: FormScreens }) {
  const { t } = useResourceTexts(form.screens.resource)
  return (
    <AwaitedOptions form={form} title={t('new')}>
      {(options) => (
        <Page title={t('new')}>
          <CreateForm form={form} options={options} />
        </Page>
      )}
    </AwaitedOptions>
  )
}

function CreateForm({ form, options }: { form: FormScreens; options: Options }) {
  const { screens } = form
  const { t } = useResourceTexts(screens.resource)
  const { t: tCommon } = useTranslation('common')
  const navigate = useNavigate()
  const links = linkTo(screens.resource)
  const { mutateAsync } = useMutation(createMutation(useQueryClient(), screens))
  const state = useForm({
    initial: valuesOf(form)({}),
    schema: schemasOf(screens.resource).draft,
    save: (draft) => mutateAsync(draft),
    onSaved: ({ id }) => {
      toast.success(t('form.created'))
      void navigate({ to: links.detail(id), replace: true })
    },
  })
  const { element } = state
  useEffect(() => focusOnArrival(element.current?.querySelector('input')), [element])

  return (
    <FormSheet
      form={state}
      submitLabel={t('form.submitCreate')}
      cancel={<LinkButton to={links.list}>{tCommon('actions.cancel')}</LinkButton>}
    >
      <FormFields form={form} state={state} options={options} />
    </FormSheet>
  )
}
