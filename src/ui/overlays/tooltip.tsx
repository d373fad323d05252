import { useRender } from '@base-ui/react/use-render'
import type { ReactElement, ReactNode } from 'react'
import { createOnDemand } from '../first-use/on-demand.ts'
import { useFirstUse } from '../first-use/use-first-use.ts'

const tooltips = createOnDemand(() => import('./parts/tooltip.tsx'))

const keepFocus = () => undefined

export interface TooltipProps {
  label: ReactNode
  shortcut?: ReactNode
  side?: 'top' | 'bottom' | 'inline-end'
  disabled?: boolean
  /** Touch shows no tooltip, so the control needs its own accessible name. */
  children: ReactElement
}

export function Tooltip(props: TooltipProps) {
  const { real, take } = useFirstUse(tooltips)
  const control = useRender({
    enabled: !real,
    render: props.children,
    props: props.disabled
      ? {}
      : {
          onPointerEnter: () => (tooltips.here() ? take() : tooltips.prepare()),
          onFocus: () => (tooltips.here() ? take(() => keepFocus) : tooltips.prepare()),
        },
  })
  return real ? <real.module.Tooltip {...props} again={real.again} /> : control
}
