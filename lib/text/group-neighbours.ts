/** Items under one heading; `null` if they come before the first heading. */
export interface HeadedGroup<Item> {
  heading: string | null;
  items: Item[];
}

export function groupNeighbours<Item>(
  items: readonly Item[],
  isTogether: (item: Item, first: Item) => boolean,
): [Item, ...Item[]][] {
  const groups: [Item, ...Item[]][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group && isTogether(item, group[0])) {
      group.push(item);
    } else {
      groups.push([item]);
    }
  }
  return groups;
}

/** Groups items by heading; the heading of an item also applies to the items after it. */
export function groupByHeading<Item>(
  items: readonly Item[],
  toHeading: (item: Item) => string | null | undefined,
): HeadedGroup<Item>[] {
  return groupNeighbours(items, (item) => (toHeading(item) ?? null) === null).map((group) => ({
    heading: toHeading(group[0]) ?? null,
    items: group,
  }));
}
