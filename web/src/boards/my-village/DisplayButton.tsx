import { useTable } from './table.ts'

/** Shows the card display in place of what the dice reach, or of the market. */
export function DisplayButton() {
  const table = useTable()
  return (
    <button type="button" class="mv-quiet" data-place="display" onClick={() => table.display(true)}>
      {table.boardWords().display}
    </button>
  )
}
