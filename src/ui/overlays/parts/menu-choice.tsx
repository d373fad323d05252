import { Menu as Base } from '@base-ui/react/menu'
import { Check, ChevronDown, ChevronUp } from 'lucide-react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { menuRow, MenuRowContent } from '../menu-row.tsx'

interface MenuCheckItemProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  icon?: ReactNode
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
  /** Arrows for the mouse; keys come by `onKeyDown`. */
  onMove?: (step: 1 | -1) => void
  children: ReactNode
}

export function MenuCheckItem(props: MenuCheckItemProps) {
  const { checked, onCheckedChange, icon, onKeyDown, onMove, children } = props
  return (
    <Base.CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      onKeyDown={onKeyDown}
      className={`group ${menuRow}`}
    >
      <MenuRowContent
        icon={icon}
        end={
          <span className="flex items-center gap-1">
            {onMove && <Arrow of={ChevronUp} onPress={() => onMove(-1)} />}
            {onMove && <Arrow of={ChevronDown} onPress={() => onMove(1)} />}
            <Tick of={Base.CheckboxItemIndicator} />
          </span>
        }
      >
        {children}
      </MenuRowContent>
    </Base.CheckboxItem>
  )
}

const stop = (event: MouseEvent) => event.stopPropagation()

function Arrow({ of: Icon, onPress }: { of: typeof ChevronUp; onPress: () => void }) {
  return (
    <span
      aria-hidden
      onMouseUp={stop}
      onClick={(event) => {
        stop(event)
        onPress()
      }}
      className="grid size-6 cursor-pointer place-items-center rounded-sm text-ink-soft opacity-0 group-hover:opacity-100 hover:bg-line hover:text-ink pointer-coarse:hidden"
    >
      <Icon className="size-4" />
    </span>
  )
}

export interface MenuRadioGroupProps<Value extends string> {
  label: ReactNode
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
}

export function MenuRadioGroup<Value extends string>(props: MenuRadioGroupProps<Value>) {
  return (
    <Base.RadioGroup value={props.value} onValueChange={props.onValueChange}>
      <Base.GroupLabel className="px-2.5 pt-2 pb-1 text-xs text-ink-faint">
        {props.label}
      </Base.GroupLabel>
      {props.options.map(({ value, label, icon }) => (
        <Base.RadioItem key={value} value={value} closeOnClick className={menuRow}>
          <MenuRowContent icon={icon} end={<Tick of={Base.RadioItemIndicator} />}>
            {label}
          </MenuRowContent>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}

type Indicator = typeof Base.CheckboxItemIndicator | typeof Base.RadioItemIndicator

/** Keeps its space while hidden, so that the menu's width never changes. */
function Tick({ of: Mark }: { of: Indicator }) {
  return (
    <Mark keepMounted className="block data-unchecked:invisible">
      <Check aria-hidden className="size-4 text-accent" />
    </Mark>
  )
}
