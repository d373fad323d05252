import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSheet, useForm } from '#kit/forms/index.ts'
import { Awaited } from '#kit/record-page/index.ts'
import { schemasOf } from '#kit/resource/index.ts'
import { focusOnArrival } from '#layouts/navigation/focus-on-arrival.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { AwaitedOptions } from '../form/awaited-options.tsx'
import { FormFields } from '../form/form-fields.tsx'
import { FormPending } from '../form/form-pending.tsx'
import { valuesOf } from '../form/values.ts'
import type { FormScreens } from '../kinds/form-options.ts'
import { linkTo } from '../link-to.ts'
import { createMutation } from '../mutations.ts'
import type { Options } from '../references.tsx'
import type { AnyRecord } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'
import { oneQuery } from './record-query.ts'

/** `?from=` names the record that the new one begins as a copy of. */
export function CreatePage({ form }: { form: FormScreens }) {
  const { from } = useSearch({ strict: false })
  if (typeof from !== 'string' || from === '') return <NewRecord form={form} />
  return <Duplicate key={from} form={form} from={from} />
}

function Duplicate({ form, from }: { form: FormScreens; from: string }) {
  const { t } = useResourceTexts(form.screens.resource)
  return (
    <Awaited
      of={useQuery({ ...oneQuery(form.screens, from), staleTime: 'static' })}
      title={t('new')}
      failedTitle={t('form.loadFailed')}
      pending={<FormPending form={form} />}
    >
      {(record) => <NewRecord form={form} record={record} />}
    </Awaited>
  )
}

function NewRecord({ form, record }: { form: FormScreens; record?: AnyRecord }) {
  const { t } = useResourceTexts(form.screens.resource)
  const [round, setRound] = useState(0)
  return (
    <AwaitedOptions form={form} title={t('new')} {...(record && { records: [record] })}>
      {(options) => (
        <Page title={t('new')}>
          <CreateForm
            key={round}
            {...{ form, options }}
            {...(round === 0 && { record })}
            onAnother={() => setRound(round + 1)}
          />
        </Page>
      )}
    </AwaitedOptions>
  )
}

interface CreateFormProps {
  form: FormScreens
  options: Options
  record?: AnyRecord | undefined
  onAnother: () => void
}

function CreateForm({ form, options, record, onAnother }: CreateFormProps) {
  const { screens } = form
  const { t } = useResourceTexts(screens.resource)
  const { t: tCommon } = useTranslation('common')
  const navigate = useNavigate()
  const links = linkTo(screens.resource)
  const { mutateAsync } = useMutation(createMutation(screens))
  const isAnother = useRef(false)
  const state = useForm({
    initial: valuesOf(form)(record ?? {}),
    schema: schemasOf(screens.resource).draft,
    save: (draft) => mutateAsync(draft),
    onSaved: ({ id }) => {
      toast.success(t('form.created'))
      if (isAnother.current) return onAnother()
      return void navigate({ to: links.detail(id), replace: true })
    },
  })
  const { element } = state
  const { unique } = screens.resource
  useEffect(() => {
    const first = element.current?.querySelector('input')
    // A copy needs another name first.
    const named = element.current?.querySelector<HTMLInputElement>(`[name="${unique?.at}"]`)
    const field = (record && named) ?? first
    focusOnArrival(field)
    if (record) field?.select()
  }, [element, record, unique])

  return (
    <FormSheet
      form={state}
      submitLabel={t('form.submitCreate')}
      another={{
        label: t('form.createAnother'),
        onSubmit: (wanted) => (isAnother.current = wanted),
      }}
      cancel={<LinkButton to={links.list}>{tCommon('actions.cancel')}</LinkButton>}
    >
      <FormFields form={form} state={state} options={options} />
    </FormSheet>
  )
}
