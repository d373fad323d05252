import { RecordFacts, type RecordFactsPart } from '#kit/resource-pages/index.ts'

const [found] = Object.values(
  import.meta.glob<RecordFactsPart>('../../../modules/*/module.record-facts.ts', {
    import: 'default',
    eager: true,
  }),
)

/** The facts of a record, as a module shows them. At most one does. */
export const Facts = found ?? RecordFacts
