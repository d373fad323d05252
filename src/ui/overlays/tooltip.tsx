import { useRender } from '@base-ui/react/use-render'
import type { ReactElement, ReactNode } from 'react'
import { createOnDemand } from '../first-use/on-demand.ts'
import { useFirstUse } from '../first-use/use-first-use.ts'

const tooltips = createOnDemand(() => import('./parts/tooltip.tsx'))

export interface TooltipProps {
  label: ReactNode
  /** A keyboard hint after the label. */
  shortcut?: ReactNode
  side?: 'top' | 'bottom' | 'inline-end'
  disabled?: boolean
  /** The control it explains; it needs a name of its own, since touch shows no tooltip. */
  children: ReactElement
}

/** A few words about a control, on hover and on keyboard focus; without them until they have come, since nobody waits for them. */
export function Tooltip(props: TooltipProps) {
  const { real, take } = useFirstUse(tooltips)
  const control = useRender({
    enabled: !real,
    render: props.children,
    props: props.disabled
      ? {}
      : {
          onPointerEnter: () => (tooltips.here() ? take() : tooltips.prepare()),
          onFocus: () =>
            tooltips.here() ? take(() => (element) => element.focus()) : tooltips.prepare(),
        },
  })
  return real ? <real.module.Tooltip {...props} again={real.again} /> : control
}
