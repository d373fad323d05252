import { createElement, type FunctionComponent } from 'react'
import { createOnDemand } from './on-demand.ts'
import { useOnceWanted } from './use-first-use.ts'

interface OpenedByItsOwner {
  open: boolean
  onClose: () => void
}

export function dialogOnDemand<Props extends OpenedByItsOwner>(
  load: () => Promise<FunctionComponent<Props>>,
) {
  const dialog = createOnDemand(load)
  return function DialogOnDemand(props: Props) {
    const real = useOnceWanted(dialog, props.open, props.onClose)
    return real ? createElement(real, props) : null
  }
}
