import type { ReactNode } from 'react'
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
  const { form, conflict, changedAt, save, edit } = props.update
  return (
    <>
      {conflict && (
        <ConflictView
          versions={conflict}
          words={props.words}
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
