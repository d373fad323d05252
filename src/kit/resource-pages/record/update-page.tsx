import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { UpdateSheet, useUpdate } from '#kit/forms/index.ts'
import { Awaited } from '#kit/record-page/index.ts'
import { schemasOf } from '#kit/resource/index.ts'
import { usePageTitle } from '#layouts/document/use-page-title.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { AwaitedOptions } from '../form/awaited-options.tsx'
import { FormFields } from '../form/form-fields.tsx'
import { FormPending } from '../form/form-pending.tsx'
import { useVersionWords } from '../form/use-version-words.tsx'
import { valuesOf } from '../form/values.ts'
import type { FormScreens } from '../kinds/form-options.ts'
import { linkTo } from '../link-to.ts'
import { updateMutation } from '../mutations.ts'
import { nameOf, type Options } from '../references.tsx'
import type { AnyRecord } from '../screens.ts'
import { useResourceTexts } from '../use-resource-texts.ts'
import { editedQuery } from './edited-query.ts'
import { RecordNews } from './record-news.tsx'

export function UpdatePage({ form, id }: { form: FormScreens; id: string }) {
  const { screens } = form
  const { t } = useResourceTexts(screens.resource)
  return (
    <Awaited
      of={useQuery(editedQuery(screens, id))}
      title={t('edit')}
      failedTitle={t('form.loadFailed')}
      pending={<FormPending form={form} />}
    >
      {(record) => (
        <AwaitedOptions form={form} title={t('edit')} records={[record]}>
          {(options) => (
            <Page title={t('edit')}>
              <UpdateForm key={id} form={form} record={record} options={options} />
            </Page>
          )}
        </AwaitedOptions>
      )}
    </Awaited>
  )
}

interface UpdateFormProps {
  form: FormScreens
  record: AnyRecord
  options: Options
}

function UpdateForm({ form, record, options }: UpdateFormProps) {
  const { screens } = form
  const { t } = useResourceTexts(screens.resource)
  const { t: tCommon } = useTranslation('common')
  usePageTitle(nameOf(screens.resource, record))
  const navigate = useNavigate()
  const links = linkTo(screens.resource)
  const { mutateAsync } = useMutation(updateMutation(screens))
  const schemas = schemasOf(screens.resource)
  const update = useUpdate({
    record,
    recordSchema: schemas.record,
    valuesOf: valuesOf(form),
    schema: schemas.draft,
    keptAs: `${screens.resource.name}/${record.id}/update`,
    save: (draft, { id, version }) => mutateAsync({ ...draft, id, version }),
    onSaved: ({ id }) => {
      toast.success(t('form.updated'))
      void navigate({ to: links.detail(id), replace: true })
    },
  })

  return (
    <>
      <RecordNews
        resource={screens.resource.name}
        record={record}
        isDirty={update.form.isDirty()}
      />
      <UpdateSheet
        update={update}
        words={useVersionWords(form, options)}
        submitLabel={t('form.submitUpdate')}
        cancel={<LinkButton to={links.detail(record.id)}>{tCommon('actions.cancel')}</LinkButton>}
      >
        <FormFields form={form} state={update.form} options={options} />
      </UpdateSheet>
    </>
  )
}
