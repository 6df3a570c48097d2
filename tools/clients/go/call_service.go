// Calls a running service by a generated client. Arguments: address, API key, id of an inquiry template.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"reflect"
	"slices"
	"strings"
	"time"

	"generated/client"
)

var calls = 0

func main() {
	configuration := client.NewConfiguration()
	configuration.Servers = client.ServerConfigurations{{URL: os.Args[1] + "/api/v1"}}
	service := client.NewAPIClient(configuration)
	key := context.WithValue(context.Background(), client.ContextAccessToken, os.Args[2])
	templateID := os.Args[3]

	referenceID := fmt.Sprintf("go-%d", time.Now().UnixNano())
	body := creation(templateID, referenceID)
	inquiry := called(service.InquiriesAPI.CreateAnInquiry(key).CreateAnInquiryRequest(body).Execute()).Data
	other := called(service.InquiriesAPI.CreateAnInquiry(key).CreateAnInquiryRequest(body).Execute()).Data
	same(inquiry.Attributes.Status, "created")
	read := called(service.InquiriesAPI.RetrieveAnInquiry(key, inquiry.Id).Include("inquiry-template").Execute())
	same(read.Data.Attributes.GetReferenceId(), referenceID)
	same(includes(read.Included, templateID), true)
	page(key, service, referenceID, inquiry.Id, other.Id)
	change(key, service, inquiry.Id)
	decide(key, service, inquiry.Id, other.Id)
	watch(key, service, inquiry.Id)
	refuse(key, service)
	fmt.Printf("%d calls\n", calls)
}

func creation(templateID, referenceID string) client.CreateAnInquiryRequest {
	attributes := client.NewCreateAnInquiryRequestDataAttributes()
	attributes.SetInquiryTemplateId(templateID)
	attributes.SetReferenceId(referenceID)
	return client.CreateAnInquiryRequest{Data: &client.CreateAnInquiryRequestData{Attributes: attributes}}
}

// includes tells whether a resource has the id: each type of resource is a struct of its own.
func includes(resources []client.Included, id string) bool {
	return slices.ContainsFunc(resources, func(each client.Included) bool {
		text, err := json.Marshal(each)
		return err == nil && strings.Contains(string(text), `"id":"`+id+`"`)
	})
}

func page(key context.Context, service *client.APIClient, referenceID, older, newer string) {
	filter := client.ListAllInquiriesFilterParameter{ReferenceId: &referenceID}
	list := service.InquiriesAPI.ListAllInquiries(key).Filter(filter)
	first := called(list.Page(client.ListAllInquiriesPageParameter{Size: client.PtrInt64(1)}).Execute())
	same(ids(first.Data), []string{newer})
	same(first.Links.Next.Get() != nil, true)
	next := client.ListAllInquiriesPageParameter{Size: client.PtrInt64(1), After: &newer}
	same(ids(called(list.Page(next).Execute()).Data), []string{older})
}

func ids(inquiries []client.Inquiry) []string {
	found := []string{}
	for _, each := range inquiries {
		found = append(found, each.Id)
	}
	return found
}

func change(key context.Context, service *client.APIClient, id string) {
	note := "Grüße, 世界"
	attributes := client.NewUpdateAnInquiryRequestDataAttributes()
	attributes.SetNote(note)
	body := client.UpdateAnInquiryRequest{Data: &client.UpdateAnInquiryRequestData{Attributes: attributes}}
	updated := called(service.InquiriesAPI.UpdateAnInquiry(key, id).UpdateAnInquiryRequest(body).Execute())
	same(updated.Data.Attributes.GetNote(), note)
	vip := client.NewInquiriesAddTagRequestMeta()
	vip.SetTagName("vip")
	tag := client.InquiriesAddTagRequest{Meta: vip}
	tagged := called(service.InquiriesAPI.InquiriesAddTag(key, id).InquiriesAddTagRequest(tag).Execute())
	same(tagged.Data.Attributes.Tags, []string{"vip"})
	sameVip := client.NewInquiriesRemoveTagRequestMeta()
	sameVip.SetTagName("vip")
	sameTag := client.InquiriesRemoveTagRequest{Meta: sameVip}
	untagged := called(service.InquiriesAPI.InquiriesRemoveTag(key, id).InquiriesRemoveTagRequest(sameTag).Execute())
	same(untagged.Data.Attributes.Tags, []string{})
}

func decide(key context.Context, service *client.APIClient, approved, declined string) {
	actions := *client.NewInquiriesPerformSimulateActionsRequest(client.InquiriesPerformSimulateActionsRequestMeta{
		SimulateActions: []client.InquiriesPerformSimulateActionsRequestMetaSimulateActionsInner{
			{Type: "start_inquiry"},
			{Type: "complete_inquiry"},
		},
	})
	for _, id := range []string{approved, declined} {
		simulation := service.InquiriesAPI.InquiriesPerformSimulateActions(key, id)
		called(simulation.InquiriesPerformSimulateActionsRequest(actions).Execute())
	}
	seen := client.NewApproveAnInquiryRequestMeta()
	seen.SetComment("seen")
	comment := client.ApproveAnInquiryRequest{Meta: seen}
	yes := called(service.InquiriesAPI.ApproveAnInquiry(key, approved).ApproveAnInquiryRequest(comment).Execute())
	same(yes.Data.Attributes.Status, "approved")
	no := called(service.InquiriesAPI.DeclineAnInquiry(key, declined).Execute())
	same(no.Data.Attributes.Status, "declined")
}

func watch(key context.Context, service *client.APIClient, approved string) {
	attributes := client.CreateAWebhookRequestDataAttributes{
		Name:          *client.NewNullableString(client.PtrString("clients")),
		Url:           "https://example.com/hook",
		EnabledEvents: []string{"inquiry.approved"},
	}
	body := *client.NewCreateAWebhookRequest(*client.NewCreateAWebhookRequestData(attributes))
	webhook := called(service.WebhooksAPI.CreateAWebhook(key).CreateAWebhookRequest(body).Execute()).Data
	same(webhook.Attributes.Status, "disabled")
	filter := client.ListAllEventsFilterParameter{ObjectId: &approved}
	events := called(service.EventsAPI.ListAllEvents(key).Filter(filter).Execute()).Data
	same(slices.ContainsFunc(events, func(each client.Event) bool {
		return each.Attributes.Name == "inquiry.approved"
	}), true)
}

func refuse(key context.Context, service *client.APIClient) {
	status, missing := refused(service.InquiriesAPI.RetrieveAnInquiry(key, "inq_missing").Execute())
	same(status, 404)
	same(missing.Errors[0].Code, "not_found")
	empty := creation("", "")
	status, wrong := refused(service.InquiriesAPI.CreateAnInquiry(key).CreateAnInquiryRequest(empty).Execute())
	same(status, 400)
	same(wrong.Errors[0].Source.Pointer, "/data/attributes/inquiry-template-id")
}

func called[Answer any](answer *Answer, _ *http.Response, err error) *Answer {
	var refusal *client.GenericOpenAPIError
	if errors.As(err, &refusal) {
		failed("%v\n%s", err, refusal.Body())
	}
	if err != nil {
		failed("%v", err)
	}
	calls++
	return answer
}

// refused returns the status and the document of an error.
func refused[Answer any](_ *Answer, response *http.Response, err error) (int, client.Errors) {
	var refusal *client.GenericOpenAPIError
	if !errors.As(err, &refusal) {
		failed("not refused: %v", err)
	}
	document, isErrors := refusal.Model().(client.Errors)
	if !isErrors {
		failed("no document of an error: %s", refusal.Body())
	}
	calls++
	return response.StatusCode, document
}

func same(read, expected any) {
	if !reflect.DeepEqual(read, expected) {
		failed("%v is not %v", read, expected)
	}
}

// failed ends the program with the sentence and the lines that led to it.
func failed(sentence string, values ...any) {
	panic(fmt.Sprintf(sentence, values...))
}
