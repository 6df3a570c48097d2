import client.ApiClient;
import client.ApiException;
import client.model.ApproveAnInquiryRequest;
import client.model.ApproveAnInquiryRequestMeta;
import client.model.CreateAWebhookRequest;
import client.model.CreateAWebhookRequestData;
import client.model.CreateAWebhookRequestDataAttributes;
import client.model.CreateAnInquiryRequest;
import client.model.CreateAnInquiryRequestData;
import client.model.CreateAnInquiryRequestDataAttributes;
import client.model.Errors;
import client.model.InquiriesAddTagRequest;
import client.model.InquiriesAddTagRequestMeta;
import client.model.InquiriesPerformSimulateActionsRequest;
import client.model.InquiriesPerformSimulateActionsRequestMeta;
import client.model.InquiriesPerformSimulateActionsRequestMetaSimulateActionsInner;
import client.model.InquiriesRemoveTagRequest;
import client.model.InquiriesRemoveTagRequestMeta;
import client.model.Inquiry;
import client.model.ListAllEventsFilterParameter;
import client.model.ListAllInquiriesFilterParameter;
import client.model.ListAllInquiriesPageParameter;
import client.model.UpdateAnInquiryRequest;
import client.model.UpdateAnInquiryRequestData;
import client.model.UpdateAnInquiryRequestDataAttributes;
import client.operations.EventsApi;
import client.operations.InquiriesApi;
import client.operations.WebhooksApi;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpClient;
import java.util.List;

/** Calls a running service by a generated client. Arguments: address, API key, id of an inquiry template. */
public final class CallService {
  private static final ObjectMapper mapper = ApiClient.createDefaultObjectMapper();
  private static int calls = 0;

  private interface Call<Answer> {
    Answer send() throws ApiException;
  }

  public static void main(String[] arguments) throws Exception {
    ApiClient client = new ApiClient(HttpClient.newBuilder(), mapper, arguments[0] + "/api/v1");
    // The native library of the generator leaves out what `security` says.
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + arguments[1]));
    callService(client, arguments[2]);
    System.out.println(calls + " calls");
  }

  private static void callService(ApiClient client, String templateId) throws Exception {
    InquiriesApi inquiries = new InquiriesApi(client);
    String referenceId = "java-" + System.nanoTime();
    CreateAnInquiryRequest body = creation(templateId, referenceId);
    Inquiry inquiry = called(() -> inquiries.createAnInquiry(null, null, null, null, null, body)).getData();
    Inquiry other = called(() -> inquiries.createAnInquiry(null, null, null, null, null, body)).getData();
    same(inquiry.getAttributes().getStatus(), "created");
    var read = called(() -> inquiries.retrieveAnInquiry(inquiry.getId(), null, null, "inquiry-template", null));
    same(read.getData().getAttributes().getReferenceId(), referenceId);
    same(mapper.valueToTree(read.getIncluded()).findValuesAsText("id").contains(templateId), true);
    page(inquiries, referenceId, inquiry.getId(), other.getId());
    change(inquiries, inquiry.getId());
    decide(inquiries, inquiry.getId(), other.getId());
    watch(client, inquiry.getId());
    refuse(inquiries);
  }

  private static CreateAnInquiryRequest creation(String templateId, String referenceId) {
    var attributes = new CreateAnInquiryRequestDataAttributes().inquiryTemplateId(templateId).referenceId(referenceId);
    return new CreateAnInquiryRequest().data(new CreateAnInquiryRequestData().attributes(attributes));
  }

  private static void page(InquiriesApi inquiries, String referenceId, String older, String newer) throws Exception {
    var filter = new ListAllInquiriesFilterParameter().referenceId(referenceId);
    var one = new ListAllInquiriesPageParameter().size(1);
    var first = called(() -> inquiries.listAllInquiries(null, null, one, filter, null));
    same(first.getData().stream().map(Inquiry::getId).toList(), List.of(newer));
    same(first.getLinks().getNext() != null, true);
    var next = new ListAllInquiriesPageParameter().size(1).after(newer);
    var second = called(() -> inquiries.listAllInquiries(null, null, next, filter, null));
    same(second.getData().stream().map(Inquiry::getId).toList(), List.of(older));
  }

  private static void change(InquiriesApi inquiries, String id) throws Exception {
    String note = "Grüße, 世界";
    var attributes = new UpdateAnInquiryRequestDataAttributes().note(note);
    var body = new UpdateAnInquiryRequest().data(new UpdateAnInquiryRequestData().attributes(attributes));
    var updated = called(() -> inquiries.updateAnInquiry(id, null, null, null, null, null, body));
    same(updated.getData().getAttributes().getNote(), note);
    var tag = new InquiriesAddTagRequest().meta(new InquiriesAddTagRequestMeta().tagName("vip"));
    var tagged = called(() -> inquiries.inquiriesAddTag(id, null, null, null, null, null, tag));
    same(tagged.getData().getAttributes().getTags(), List.of("vip"));
    var sameTag = new InquiriesRemoveTagRequest().meta(new InquiriesRemoveTagRequestMeta().tagName("vip"));
    var untagged = called(() -> inquiries.inquiriesRemoveTag(id, null, null, null, null, null, sameTag));
    same(untagged.getData().getAttributes().getTags(), List.of());
  }

  private static void decide(InquiriesApi inquiries, String approved, String declined) throws Exception {
    var meta = new InquiriesPerformSimulateActionsRequestMeta();
    for (String type : List.of("start_inquiry", "complete_inquiry")) {
      var action = InquiriesPerformSimulateActionsRequestMetaSimulateActionsInner.TypeEnum.fromValue(type);
      meta.addSimulateActionsItem(new InquiriesPerformSimulateActionsRequestMetaSimulateActionsInner().type(action));
    }
    var actions = new InquiriesPerformSimulateActionsRequest().meta(meta);
    for (String id : List.of(approved, declined)) {
      called(() -> inquiries.inquiriesPerformSimulateActions(id, actions, null, null, null, null, null));
    }
    var comment = new ApproveAnInquiryRequest().meta(new ApproveAnInquiryRequestMeta().comment("seen"));
    var yes = called(() -> inquiries.approveAnInquiry(approved, null, null, null, null, null, comment));
    same(yes.getData().getAttributes().getStatus(), "approved");
    var no = called(() -> inquiries.declineAnInquiry(declined, null, null, null, null, null, null));
    same(no.getData().getAttributes().getStatus(), "declined");
  }

  private static void watch(ApiClient client, String approved) throws Exception {
    var attributes = new CreateAWebhookRequestDataAttributes()
        .name("clients").url("https://example.com/hook").enabledEvents(List.of("inquiry.approved"));
    var body = new CreateAWebhookRequest().data(new CreateAWebhookRequestData().attributes(attributes));
    var webhook = called(() -> new WebhooksApi(client).createAWebhook(body, null, null, null, null)).getData();
    same(webhook.getAttributes().getStatus().getValue(), "disabled");
    var filter = new ListAllEventsFilterParameter().objectId(approved);
    var events = called(() -> new EventsApi(client).listAllEvents(null, null, null, filter, null)).getData();
    same(events.stream().anyMatch(each -> each.getAttributes().getName().equals("inquiry.approved")), true);
  }

  private static void refuse(InquiriesApi inquiries) throws Exception {
    Errors missing = refused(404, () -> inquiries.retrieveAnInquiry("inq_missing", null, null, null, null));
    same(missing.getErrors().get(0).getCode().getValue(), "not_found");
    CreateAnInquiryRequest empty = creation("", null);
    Errors wrong = refused(400, () -> inquiries.createAnInquiry(null, null, null, null, null, empty));
    same(wrong.getErrors().get(0).getSource().getPointer(), "/data/attributes/inquiry-template-id");
  }

  private static <Answer> Answer called(Call<Answer> call) throws ApiException {
    Answer answer = call.send();
    calls++;
    return answer;
  }

  /** The document of the error, which the client gives as a text. */
  private static Errors refused(int status, Call<?> call) throws Exception {
    try {
      call.send();
    } catch (ApiException error) {
      same(error.getCode(), status);
      calls++;
      return mapper.readValue(error.getResponseBody(), Errors.class);
    }
    throw new AssertionError("not refused");
  }

  private static void same(Object read, Object expected) {
    if (!expected.equals(read)) throw new AssertionError(read + " is not " + expected);
  }
}
