import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConflictView, type VersionWords } from './conflict-view.tsx'
import { FormSheet } from './form-sheet.tsx'
import type { Update } from './use-update.ts'

interface UpdateSheetProps<Values> {
  update: Update<Values>
  words: VersionWords<Values>
  submitLabel: ReactNode
  cancel: ReactNode
  children: ReactNode
}

export function UpdateSheet<Values extends object>(props: UpdateSheetProps<Values>) {
  const { form, conflict, isOwn, changedAt, save, edit } = props.update
  const { t } = useTranslation('forms')
  const own = (words: VersionWords<Values>): VersionWords<Values> => ({
    ...words,
    title: words.ownTitle ?? words.title,
    theirs: t('conflict.elsewhere'),
    allTheirs: t('conflict.allElsewhere'),
  })
  return (
    <>
      {conflict && (
        <ConflictView
          versions={conflict}
          words={isOwn ? own(props.words) : props.words}
          changedAt={changedAt}
          onSave={save}
          onEdit={edit}
        />
      )}
      <FormSheet
        form={form}
        hidden={conflict !== undefined}
        submitLabel={props.submitLabel}
        cancel={props.cancel}
      >
        {props.children}
      </FormSheet>
    </>
  )
}
