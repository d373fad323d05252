import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { menuRow, MenuRowContent } from '../menu-row.tsx'

interface MenuCheckItemProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  icon?: ReactNode
  children: ReactNode
}

export function MenuCheckItem({ checked, onCheckedChange, icon, children }: MenuCheckItemProps) {
  return (
    <Base.CheckboxItem checked={checked} onCheckedChange={onCheckedChange} className={menuRow}>
      <MenuRowContent icon={icon} end={<Tick of={Base.CheckboxItemIndicator} />}>
        {children}
      </MenuRowContent>
    </Base.CheckboxItem>
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
