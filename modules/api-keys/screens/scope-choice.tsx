import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { byResource, useScopeTexts } from '../scopes/index.ts'

interface ScopeChoiceProps {
  offered: readonly string[]
  chosen: readonly string[]
  onChoose: (scopes: string[]) => void
}

export function ScopeChoice({ offered, chosen, onChoose }: ScopeChoiceProps) {
  const { isReady, nameOf, labelOf } = useScopeTexts(offered)
  if (!isReady) return <Skeleton className="h-40 w-full" />
  const choose = (scope: string, isChosen: boolean) =>
    onChoose(offered.filter((one) => (one === scope ? isChosen : chosen.includes(one))))
  return (
    <div className="grid max-h-72 gap-4 overflow-y-auto rounded-md border border-line p-3">
      {[...byResource(offered)].map(([resource, scopes]) => (
        <fieldset key={resource}>
          <legend className="mb-1.5 text-sm font-medium">{nameOf(resource)}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-4 gap-y-2">
            {scopes.map((scope) => (
              <Checkbox
                key={scope}
                name="scopes"
                label={labelOf(scope)}
                description={<code dir="ltr">{scope}</code>}
                checked={chosen.includes(scope)}
                onCheckedChange={(isChosen) => choose(scope, isChosen)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
