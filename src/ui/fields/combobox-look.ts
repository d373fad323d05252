import { controlHeight, controlLook } from './control-look.ts'

export const comboboxLook = `truncate ps-3 pe-18 pointer-coarse:pe-20 ${controlLook} ${controlHeight}`
