/** Items below one heading; `null` if they come before the first heading. */
export interface HeadedGroup<Item> {
  heading: string | null;
  items: Item[];
}

/** Groups items by heading: that of an item also holds for the items after it. */
export function groupByHeading<Item>(
  items: readonly Item[],
  toHeading: (item: Item) => string | null | undefined,
): HeadedGroup<Item>[] {
  const groups: HeadedGroup<Item>[] = [];
  for (const item of items) {
    const heading = toHeading(item) ?? null;
    const group = groups.at(-1);
    if (group && heading === null) {
      group.items.push(item);
    } else {
      groups.push({ heading, items: [item] });
    }
  }
  return groups;
}
