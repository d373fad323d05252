export { ConflictView, type VersionWords } from './conflict-view.tsx'
export { DialogForm } from './dialog-form.tsx'
export { EditDialog } from './edit-dialog.tsx'
export { FieldPending } from './field-pending.tsx'
export { FormDialog } from './form-dialog.tsx'
export { KeptNotice } from './kept-notice.tsx'
export { ProofDialog } from './proof-dialog.tsx'
export { currentRecordIn, saveMerged } from './save-merged.ts'
export { SensitiveFormDialog } from './sensitive-form-dialog.tsx'
export { FormSheet } from './form-sheet.tsx'
export { TextField } from './text-field.tsx'
export { UpdateSheet } from './update-sheet.tsx'
export { type Form, useForm } from './use-form.ts'
export { useKeptDraft } from './use-kept-draft.ts'
export { useMistakeWords } from './use-mistake-words.ts'
export { useUpdate } from './use-update.ts'
export {
  allChoices,
  autoMerged,
  type Choices,
  differingFields,
  disputedFields,
  mergedValues,
  type Side,
  type Versions,
} from './versions.ts'
