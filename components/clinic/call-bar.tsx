import { EmergencyCalls } from './emergency-calls';

/** The emergency calls at the foot of a phone, from its second screen to the end of the page. */
export function CallBar() {
  return (
    <div
      data-unspoken
      className="call-bar pointer-events-none absolute inset-x-0 top-[100lvh] bottom-0 hidden flex-col justify-end not-print:tall:max-tablet:@phone/page:flex"
    >
      <div className="pointer-events-auto sticky bottom-(--bar-room) border-t border-hairline bg-bg px-4 py-2">
        <EmergencyCalls />
      </div>
    </div>
  );
}
