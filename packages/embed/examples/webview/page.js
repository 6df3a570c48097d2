/* global Countersign */
// The app catches these addresses; nothing needs to be served there.
const goTo = (path, parameters) => location.assign(`${path}?${new URLSearchParams(parameters)}`);

// The dialog fills the screen of a phone and has a control to leave.
const client = new Countersign.Client({
  host: 'verify.shop.example',
  templateId: 'itmpl_...',
  onReady: () => client.open(),
  onComplete: ({ inquiryId, status }) => goTo('/verified', { 'inquiry-id': inquiryId, status }),
  onCancel: ({ inquiryId = '' }) => goTo('/left', { 'inquiry-id': inquiryId }),
  onError: ({ code }) => {
    document.getElementById('result').textContent = `The check cannot be shown here (${code}).`;
  },
});
