export { EditableFacts as default } from './record/editable-facts.tsx'
