import { ChevronsUpDown } from 'lucide-react'
import { controlHeight, controlLook } from '../theme/control-look.ts'

export const selectLook = `flex cursor-default items-center justify-between gap-2 ps-3 pe-2.5 text-start data-popup-open:border-accent ${controlLook} ${controlHeight}`

export const comboboxLook = `truncate ps-3 pe-18 pointer-coarse:pe-20 ${controlLook} ${controlHeight}`

export const SelectMark = () => (
  <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-faint" />
)
