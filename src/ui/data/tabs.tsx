import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

interface TabsProps<Value extends string> {
  label: string
  value: Value
  onValueChange: (value: Value) => void
  tabs: readonly { value: Value; label: ReactNode; count?: ReactNode; content: ReactNode }[]
}

export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  tabs,
}: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={onValueChange}>
      <Base.List
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="flex h-10 shrink-0 items-center gap-2 rounded-t-sm px-3 text-sm font-medium text-ink-soft -outline-offset-2 hover:text-ink data-active:text-accent-ink forced-colors:data-active:text-[Highlight] pointer-coarse:h-11"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="text-xs text-ink-faint tabular-nums">{tab.count}</span>
            )}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute start-(--active-tab-left) bottom-0 h-0.5 w-(--active-tab-width) bg-accent transition-[inset-inline-start,width] duration-200 ease-page rtl:start-(--active-tab-right) forced-colors:bg-[Highlight]" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="rounded-sm pt-4">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
